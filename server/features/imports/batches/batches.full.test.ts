import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { keepDraft } from '#tests/support/drafts.ts'
import { aRecipeFile, sendFile } from '#tests/support/imports.ts'
import { aMember } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { holdReading, startBatch } from './batches.queries.ts'

test('undo waits for a recipe that is being stored, and removes it too', async () => {
  const waiting = await openSite({}, undefined, { isSecondary: true })
  const member = await aMember(waiting)
  const { token } = member
  const { body } = await sendFile(waiting, member, { bytes: aRecipeFile('Ugali') })
  const draftId = await keepDraft(waiting, member)
  await startBatch(waiting.db, body.id)
  const undo = await waiting.db.transaction().execute(async trx => {
    assert.equal(await holdReading(trx, body.id), true)
    const sent = waiting.call('POST', `/api/imports/files/${body.id}/undo`, { token })
    // An undo that did not wait would be done by then.
    await sleep(700)
    await trx.updateTable('drafts').set({ batch_id: body.id }).where('id', '=', draftId).execute()
    return { sent }
  })
  assert.equal((await undo.sent).body.state, 'undone')
  assert.equal((await waiting.call('GET', '/api/drafts', { token })).body.count, 0)
})
