import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { addressKey } from '#server/features/auth/auth.queries.ts'
import { createUnsubscribeToken } from '#server/features/mails/unsubscribe-token.ts'
import { aDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { runTool } from '#tests/support/backups.ts'
import { createApiCall } from '#tests/support/call.ts'
import { aCase, aModerator, claimCase, decide, reason } from '#tests/support/cases.ts'
import { aRecipeFile, sendFile } from '#tests/support/imports.ts'
import { aMember, anAdmin } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { startServer } from '#tests/support/server-process.ts'
import { openSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'

/** A site that runs no jobs, so that its mails wait. */
const site = await openSite({ SAMPLE_RECIPES: 'off' }, undefined, { isSecondary: true })
const folder = await mkdtemp(join(tmpdir(), 'mezani-backups-'))
after(() => rm(folder, { recursive: true, force: true }))

test('a backup keeps waiting mails and imports, the links that refuse mails, and the audit log', async t => {
  const [author, reporter, wary] = [await aMember(site), await aMember(site), await aMember(site)]
  const [moderator, admin] = [await aModerator(site), await anAdmin(site)]
  const recipeId = await publishRecipe(site, author)
  const caseId = await aCase(site, { kind: 'recipe', id: recipeId })
  const report = { kind: 'recipe', id: recipeId, rule: 3, explanation: 'It sells a pan.' }
  for (const { token } of [reporter, wary]) await site.call('POST', '/api/reports', { token, body: report })
  const refusal = { kind: 'reportOutcome', isRefused: true }
  await site.call('PUT', '/api/auth/mails', { token: wary.token, body: refusal })
  await claimCase(site, moderator, caseId)
  await decide(site, moderator, caseId)
  const log = (await site.call('GET', '/api/admin/audit-log?limit=50', { token: admin.token })).body
  const link = await createUnsubscribeToken(
    site.db,
    { userId: reporter.id, kind: 'reportOutcome' },
    addressKey(reporter.email),
  )

  const { body: file } = await sendFile(site, author, { bytes: aRecipeFile('Ugali') })
  assert.equal(file.state, 'waiting')

  const backup = join(folder, 'site.tar')
  const settings = { DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir }
  const made = await runTool('backup', ['--to', backup], settings)
  assert.equal(made.code, 0, made.errors)
  const dataDir = aDataDir(t)
  const restored = await runTool('restore', [backup], { DATA_DIR: dataDir })
  assert.equal(restored.code, 0, restored.errors)

  const running = startServer(dataDir, { SAMPLE_RECIPES: 'off' })
  const call = createApiCall(await running.url())
  const outbox = join(dataDir, 'outbox')
  const mailTo = async (address: string) => {
    const names = await readdir(outbox).catch(() => [])
    const mails = await Promise.all(names.map(name => readFile(join(outbox, name), 'utf8')))
    return mails.find(mail => mail.includes(`To: ${address}`) && mail.includes('your report'))
  }
  const mail = await waitFor(() => mailTo(reporter.email), 'the mail that waited')
  assert.ok(mail.includes(reason.slice(0, 30)))
  const notice = await waitFor(
    async () => (await readdir(outbox)).length >= 3 || undefined,
    'the other mails',
  )
  assert.deepEqual([notice, await mailTo(wary.email)], [true, undefined])
  assert.equal((await call('POST', `/unsubscribe/${link}`)).status, 200)
  const undone = await call('POST', `/api/imports/files/${file.id}/undo`, { token: author.token })
  assert.deepEqual([undone.status, undone.body.state], [200, 'undone'])
  const { body } = await call('GET', '/api/auth/mails', { token: reporter.token })
  assert.deepEqual(body.refusable[0], refusal)
  const logAfter = (await call('GET', '/api/admin/audit-log?limit=50', { token: admin.token })).body
  for (const entry of log.entries)
    assert.deepEqual(
      logAfter.entries.find(({ id }: { id: number }) => id === entry.id),
      entry,
    )
  assert.ok(log.entries.some(({ action }: { action: string }) => action === 'decide'))
  await running.stop()
})
