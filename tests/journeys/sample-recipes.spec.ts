import { expect, open, presetToken, test } from './support/journey.ts'

type SampleRecipe = { id: number; title: string; url: string; moreInfoUrl: string }

test.beforeEach(({ page, sampleUserToken }) => presetToken(page, sampleUserToken))

test('a sample recipe has its own addresses, so it can be edited without inventing any', {
  tag: ['@5-recipe-required', '@5-recipe-urls'],
}, async ({ page, site, sampleUserToken }) => {
  const call = async <Reply>(method: string, path: string, body?: unknown): Promise<Reply> => {
    const reply = await fetch(site.url + path, {
      method,
      headers: { authorization: `Bearer ${sampleUserToken}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return reply.json() as Promise<Reply>
  }
  const own = await call<SampleRecipe[]>('GET', '/api/recipes/user')
  const before = own.find(({ title }) => title === 'Mukimo')
  if (!before) throw new Error('The sample cook has no mukimo')

  await open(page, '/myrecipes')
  const edit = page.getByRole('button', { name: 'Edit Mukimo' })
  const more = page.getByRole('button', { name: 'Show more' })
  // Other journeys may have published recipes as the sample cook, which moves the older ones further down.
  await expect(async () => {
    if (await more.isVisible()) await more.click()
    await expect(edit).toBeVisible({ timeout: 1000 })
  }).toPass()
  await edit.click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('URL', { exact: true })).toHaveValue(`${site.url}/recipes/${before.id}`)
  await expect(form.getByLabel('More Info URL')).toHaveValue(/^https:\/\/en\.wikipedia\.org\/wiki\/\S+$/)
  await form.getByLabel('Title').fill('Mukimo wa sherehe')
  await form.getByRole('button', { name: 'Update Recipe' }).click()
  await expect(form).toHaveCount(0)
  const after = await call<SampleRecipe>('GET', `/api/recipes/${before.id}`)
  expect(after).toMatchObject({
    title: 'Mukimo wa sherehe',
    url: before.url,
    moreInfoUrl: before.moreInfoUrl,
  })
  await call('PUT', `/api/recipes/${before.id}`, before)

  await open(page, `/recipes/${before.id}`)
  await expect(page.getByRole('link', { name: 'More about it' })).toHaveAttribute('href', before.moreInfoUrl)
  // The link would lead to the page itself.
  await expect(page.getByRole('link', { name: 'The original' })).toHaveCount(0)
})
