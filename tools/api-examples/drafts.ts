import type { Recorder } from './recorder.ts'

/** Of a page that was read before. */
export async function recordDrafts(
  { record, call }: Recorder,
  token: string,
  address: string,
): Promise<void> {
  const instructions = 'Boil the maize and beans until they are soft.\nFry an onion, and stir it in.'
  const source = { kind: 'web', address, name: 'kitchen.example.org', author: 'Akinyi', instructions }
  const draft = await record('createDraft', {
    token,
    body: {
      title: 'Githeri',
      ingredients: '2 cups maize\n2 cups beans',
      instructions,
      language: 'en',
      source,
    },
  })
  const params = { id: String(draft.id) }
  await record('changeDraft', {
    token,
    params,
    body: {
      title: 'Githeri',
      ingredients: draft.ingredients,
      instructions,
      servings: 4,
      revision: draft.revision,
    },
  })
  await record('getDraft', { token, params })
  await record('compareDraft', { token, params })
  await record('listDrafts', { token, query: {} })
  const { reply: other } = await call('createDraft', {
    token,
    body: { title: 'Githeri ya shule', ingredients: draft.ingredients, instructions, source },
  })
  await record('publishDraft', {
    token,
    params: { id: String(other.id) },
    body: { revision: other.revision, origin: 'adapted', creditName: 'Akinyi', creditAddress: address },
  })
  await record('deleteDraft', { token, params })
}
