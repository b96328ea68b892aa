import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { rounds } from '#harness/rounds.ts'
import { type FileFault, injectFileFaults } from '#tests/support/file-faults.ts'
import { intranet } from '#tests/support/other-site.ts'
import { withProviders } from '#tests/support/providers.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'
import { prepareOperations, writingOperations } from './writing-operations.ts'

const site = await openSite({ ...intranet, ...(await withProviders()) }, undefined, { isSecondary: true })
const { url } = await openUnthrottled(site)
const operations = await prepareOperations(site, url)

const statuses: Partial<Record<FileFault, number>> = { ENOSPC: 503, EIO: 500 }
/** A photo is a hundred calls, of many sizes of it: the second one's are like the first one's. */
const lastCall = 12 * rounds
const step = Math.ceil(3 / rounds)

for (const given of writingOperations.filter(({ name }) => name.startsWith('upload'))) {
  test(`R6: ${given.name} with its n-th call of the file system failing: refused without a temporary file, and done when sent again`, async t => {
    const faults = injectFileFaults(t, join(site.dataDir, 'media'))
    const usual = await operations.findUsualChanges(given)
    let happened = 0
    for (const [code, status] of Object.entries(statuses))
      for (let n = 1; n <= lastCall; n += step) {
        const hasHappened = await operations.sendWithFault(given, usual, {
          inject: () => faults.failNth(n, code as FileFault),
          disarm: faults.disarm,
          statuses: [status],
          what: `${code} in place of call ${n}`,
        })
        if (!hasHappened) break
        happened += 1
      }
    t.diagnostic(`${happened} calls failed`)
    assert.ok(happened >= 4, `${happened} calls failed`)
  })
}
