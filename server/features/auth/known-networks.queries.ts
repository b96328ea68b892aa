import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { networkOf } from '#server/platform/http/network.ts'

type Owner = { userId: number } | { adminId: number }

const ownerColumns = (owner: Owner) => ({
  user_id: 'userId' in owner ? owner.userId : null,
  admin_id: 'adminId' in owner ? owner.adminId : null,
})

/** Selects whether the owner in this column of the outer query has signed in from this network. */
export const isKnownNetwork = (owner: 'user_id' | 'admin_id', id: string, network: string) =>
  sql<boolean>`exists (select from known_networks
    where ${sql.ref(`known_networks.${owner}`)} = ${sql.ref(id)} and network = ${network})`

/** Records a successful sign-in from this address. Forgets the oldest networks beyond the limit. */
export async function rememberNetwork(
  db: Database,
  owner: Owner,
  { address, maxNetworks }: { address: string; maxNetworks: number },
): Promise<void> {
  const columns = ownerColumns(owner)
  await db
    .insertInto('known_networks')
    .values({ ...columns, network: networkOf(address) })
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'admin_id', 'network'])
        .doUpdateSet({ last_seen_at: sql<Date>`clock_timestamp()` }),
    )
    .execute()
  await db
    .deleteFrom('known_networks')
    .where(whose(columns))
    .where('network', 'in', oldest =>
      oldest
        .selectFrom('known_networks')
        .select('network')
        .where(whose(columns))
        .orderBy('last_seen_at', 'desc')
        .offset(maxNetworks),
    )
    .execute()
}

const whose = ({ user_id, admin_id }: ReturnType<typeof ownerColumns>) =>
  user_id === null ? sql<boolean>`admin_id = ${admin_id}` : sql<boolean>`user_id = ${user_id}`

/** Forgets all networks of an account that somebody else may have used. */
export const forgetNetworks = (db: Database, owner: Owner) =>
  db
    .deleteFrom('known_networks')
    .where(whose(ownerColumns(owner)))
    .execute()

export const sweepNetworks = (db: Database, days: number) =>
  db
    .deleteFrom('known_networks')
    .where('last_seen_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute()
