import { Client, type ClientBase, type Pool, type PoolConfig } from 'pg'
import { StartRefused } from '../start/start-refused.ts'
import { lockKeys } from './advisory-lock.ts'
import type { Migration } from './apply-migration.ts'
import type { Log } from './embedded/log-file.ts'

/*
 * The application may add rows to the audit log but not change them. The log's schema belongs to a role that nobody signs in as; the
 * application's role may only insert and read. A role that may do so gives the log to its owner: the superuser of our own PostgreSQL, or
 * the role of AUDIT_OWNER_URL. The log is taken back only for a migration that changes it, and for a restore that replaces it.
 */

export const auditSchema = 'mezani_audit'
const auditOwner = 'mezani_audit'

export type AuditOwnership = {
  owner: string
  /** Whether the application's role can neither change what was written nor become one that can. */
  isProtected: boolean
}

/** Returns undefined if no migration has created the audit log yet. */
export async function findAuditOwnership(
  client: Pick<ClientBase, 'query'> | Pool,
): Promise<AuditOwnership | undefined> {
  const { rows } = await client.query<AuditOwnership>(ownershipSql, [auditSchema])
  return rows[0]
}

/** Up to PostgreSQL 15, a role that may create roles may join any role; later, only roles of which it is already a member. */
const ownershipSql = `
  select pg_get_userbyid(c.relowner) as owner,
    not (
      pg_has_role(c.relowner, 'MEMBER') or pg_has_role(n.nspowner, 'MEMBER')
      or r.rolcreaterole and current_setting('server_version_num')::int < 160000
    ) as "isProtected"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_roles r on r.rolname = current_user
  where n.nspname = $1 and c.relname = 'audit_log'`

/** Gives the audit log to its own role, in the caller's transaction, whose role must be allowed to do that. `role` is the application's. */
export async function protectAuditLog(client: ClientBase, role: string): Promise<void> {
  await client.query(makeOwnerSql)
  await setOwner(client, auditOwner)
  const name = client.escapeIdentifier(role)
  await client.query(`
    revoke all on schema ${auditSchema} from public, ${name};
    revoke all on all tables in schema ${auditSchema} from public, ${name};
    revoke all on all sequences in schema ${auditSchema} from public, ${name};
    grant usage on schema ${auditSchema} to ${name};
    grant select, insert on ${auditSchema}.audit_log to ${name};
    grant select on all sequences in schema ${auditSchema} to ${name};
    revoke all on all functions in schema ${auditSchema} from public, ${name};
    grant execute on function ${auditSchema}.purge_audit_log to ${name}`)
}

/** Takes the audit log back for the application's role, in the caller's transaction. */
export const releaseAuditLog = (client: ClientBase, role: string): Promise<void> => setOwner(client, role)

/** Handles a duplicate role, because two sites of one server may start at once. */
const makeOwnerSql = `do $$ begin
  if not exists (select from pg_roles where rolname = '${auditOwner}') then
    begin
      create role ${auditOwner} nologin;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  if not pg_has_role('${auditOwner}', 'USAGE') then
    execute format('grant ${auditOwner} to %I', current_user);
  end if;
end $$`

async function setOwner(client: ClientBase, role: string): Promise<void> {
  const name = client.escapeIdentifier(role)
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter table %s owner to ', c.oid::regclass) as statement
       from pg_class c where c.relkind = 'r' and c.relnamespace = $1::regnamespace
     union all
     select format('alter function %s owner to ', p.oid::regprocedure)
       from pg_proc p where p.pronamespace = $1::regnamespace`,
    [auditSchema],
  )
  // The schema comes first: what is in it can only belong to a role that may create objects there.
  await client.query(`alter schema ${auditSchema} owner to ${name}`)
  for (const { statement } of rows) await client.query(statement + name)
}

type Site = {
  pool: Pool
  /** The connection of a role that may give the log away; undefined if there is none. */
  owner: PoolConfig | undefined
}

/**
 * Runs before migrations. If one of them changes the audit log, makes it belong to the role that migrates. Throws StartRefused if that is
 * not possible.
 */
export async function releaseForMigrations({ pool, owner }: Site, missing: Migration[]): Promise<void> {
  const changing = missing.find(({ sql }) => /\baudit_log\b/.test(sql))
  const found = changing && (await findAuditOwnership(pool))
  if (!changing || !found?.isProtected) return
  if (!owner)
    throw new StartRefused(
      `The migration ${changing.name} changes the audit log, which belongs to the role ${found.owner}. Name that owner in AUDIT_OWNER_URL for this start.`,
    )
  await asOwner(owner, async client => releaseAuditLog(client, await roleOf(pool)))
}

/** Runs after migrations. Gives the log away, or warns that the application's role could change it. */
export async function protectOrWarn({ pool, owner }: Site, log: Log): Promise<void> {
  const isProtected = async () => (await findAuditOwnership(pool))?.isProtected
  if (await isProtected()) return
  if (owner) await asOwner(owner, async client => protectAuditLog(client, await roleOf(pool)))
  if (await isProtected())
    return log({ level: 'info', message: 'the audit log belongs to a role of its own' })
  log({ level: 'warn', message: auditWarning })
}

export const auditWarning =
  'the audit log is not protected: the role of DATABASE_URL could change it; docs/operating.md says how another one owns it'

export async function roleOf(client: Pool | ClientBase): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role')
  return rows[0]?.role ?? ''
}

/** Makes a change in one transaction, in one process at a time, and without holding up readers or writers for long. */
async function asOwner(owner: PoolConfig, change: (client: ClientBase) => Promise<void>): Promise<void> {
  const client = new Client({ ...owner, application_name: 'mezani audit', connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined) // the query in flight rejects with the same error
  await client.connect()
  try {
    await client.query("begin; set local lock_timeout = '2s'; set local statement_timeout = '20s'")
    await client.query('select pg_advisory_xact_lock($1)', [lockKeys.audit])
    await change(client)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
