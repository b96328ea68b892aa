import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { rounds } from '#harness/rounds.ts'
import { openDatabase, openPool } from '#server/platform/database/connect.ts'
import { intranet } from '#tests/support/other-site.ts'
import { withProviders } from '#tests/support/providers.ts'
import { openQueryProxy, type SqlState } from '#tests/support/query-faults.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { prepareOperations, writingOperations } from './writing-operations.ts'

const site = await openSite(
  { ...intranet, CONTACT_EMAIL: 'team@mezani.example', ...(await withProviders()) },
  undefined,
  { isSecondary: true },
)
const { username, password, pathname, port, searchParams } = new URL(site.databaseUrl)
const proxy = await openQueryProxy(join(searchParams.get('host') ?? '', `.s.PGSQL.${port}`))
// Only what requests ask of the database passes the proxy: every statement that it counts is theirs.
const pool = openPool(
  {
    host: '127.0.0.1',
    port: proxy.port,
    user: username,
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  },
  () => undefined,
)
after(() => pool.end())
const { url } = await openUnthrottled({
  services: { ...site.services, db: openDatabase(pool) },
  log: site.log,
})
const operations = await prepareOperations(site, url)

type Fault = { sqlState: SqlState; isLasting?: true; statuses: number[] }
const unavailable = [503]
/** What PostgreSQL aborts in favour of another transaction is tried again: once, nobody notices. */
const faults: Fault[] = [
  { sqlState: '40001', statuses: [] },
  { sqlState: '40P01', isLasting: true, statuses: unavailable },
  { sqlState: '40P01', statuses: [] },
  { sqlState: '40001', isLasting: true, statuses: unavailable },
  { sqlState: '53300', statuses: unavailable },
  { sqlState: '57P01', statuses: unavailable },
]
const maxStatement = 3 * rounds

for (const given of writingOperations) {
  test(`R6: ${given.name} with its n-th statement failing: tried again, or refused and undone, and done once when sent again`, async t => {
    const usual = await operations.findUsualChanges(given)
    let failed = 0
    for (const { sqlState, isLasting, statuses } of faults)
      for (let n = 1; n <= maxStatement; n += 1) {
        const hasHappened = await operations.sendWithFault(given, usual, {
          inject: () => (isLasting ? proxy.failFromNth : proxy.failNth)(n, sqlState),
          disarm: proxy.disarm,
          statuses,
          what: `${sqlState} in place of statement ${n}${isLasting ? ' and of all after it' : ''}`,
        })
        if (!hasHappened) break
        failed += 1
      }
    t.diagnostic(`${failed} statements failed`)
    assert.ok(failed > 0 || given.name === 'reportClientError', 'there were statements')
  })
}
