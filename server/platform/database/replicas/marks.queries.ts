import { sql } from 'kysely'
import type { Database } from '../connect.ts'
import { prepared } from '../prepared.ts'
import { type Lsn, parseLsn } from './lsn.ts'

type Position = { lsn: string }

/** Far more than processes share a site: a term that is taken from one that runs leaves its replicas out for a day. */
const maxTerms = 1_000

/**
 * Records that this member has just written, or somebody who is not signed in as one; to be called after the write's commit.
 * Returns where the log of writes was then: a replica that has come there has the write. The commit of the record also sees to
 * it that this place is soon sent to replicas, where a place that is only read could wait for the next write.
 */
export async function recordWrite(db: Database, userId: number | undefined): Promise<Lsn> {
  const { rows } = await sql<Position>`${prepared}
    insert into write_marks as mark (user_id, lsn) values (${userId ?? null}, pg_current_wal_insert_lsn())
    on conflict (user_id) do update set lsn = greatest(mark.lsn, excluded.lsn)
    returning lsn::text as lsn`.execute(db)
  return lsnOf(rows)
}

/**
 * Begins a term under this id in place of the previous one, and returns where the log of writes was: everything before it counts as
 * written by everybody, since it is not known who wrote what. Terms of processes that have ended go after a week, and sooner where
 * processes end again and again.
 */
export async function beginTerm(db: Database, id: string, previous: string | undefined): Promise<Lsn> {
  const { rows } = await sql<Position>`
    with marked as (
      insert into write_marks as mark (user_id, lsn) values (null, pg_current_wal_insert_lsn())
      on conflict (user_id) do update set lsn = greatest(mark.lsn, excluded.lsn)
    ), ended as (
      delete from replication_terms where id = ${previous ?? null} or began_at < now() - interval '7 days'
        or id in (select id from replication_terms order by began_at desc offset ${maxTerms - 1})
    )
    insert into replication_terms (id) values (${id}) returning pg_current_wal_insert_lsn()::text as lsn`.execute(
    db,
  )
  return lsnOf(rows)
}

/** What replicas could have been sent by now. */
export async function findFlushedPosition(db: Database): Promise<Lsn> {
  const { rows } = await sql<Position>`select pg_current_wal_flush_lsn()::text as lsn`.execute(db)
  return lsnOf(rows)
}

/** Marks of another server's log, as after a move of the data, would keep its members' reads on the primary for long. */
export const deleteForeignMarks = (db: Database) =>
  sql`delete from write_marks where lsn > pg_current_wal_insert_lsn()`.execute(db)

function lsnOf([row]: Position[]): Lsn {
  const lsn = parseLsn(row?.lsn)
  if (lsn === undefined) throw new Error('PostgreSQL told no place in its log of writes.')
  return lsn
}
