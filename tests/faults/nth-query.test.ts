import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { isNightly } from '#harness/gates.ts'
import { openDatabase, openPool } from '#server/platform/database/connect.ts'
import { openQueryProxy, type SqlState } from '#tests/support/query-faults.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { prepareOperations, writingOperations } from './writing-operations.ts'

const site = await openSite({ CONTACT_EMAIL: 'team@mezani.example' }, undefined, { isTool: true })
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

const sqlStates: SqlState[] = isNightly ? ['40001', '40P01', '53300', '57P01'] : ['40001']
const maxStatement = isNightly ? 100 : 3

for (const given of writingOperations) {
  test(`R6: ${given.name} with its n-th statement failing: refused and undone, or done, and done once when sent again`, async t => {
    const usual = await operations.findUsualChanges(given)
    let faults = 0
    for (const sqlState of sqlStates)
      for (let n = 1; n <= maxStatement; n += 1) {
        const hasHappened = await operations.sendWithFault(given, usual, {
          inject: () => proxy.failNth(n, sqlState),
          disarm: proxy.disarm,
          statuses: [503],
          what: `${sqlState} in place of statement ${n}`,
        })
        if (!hasHappened) break
        faults += 1
      }
    t.diagnostic(`${faults} statements failed`)
    assert.ok(faults > 0 || given.name === 'reportClientError', 'there were statements')
  })
}
