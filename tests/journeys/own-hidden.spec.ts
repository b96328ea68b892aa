import { aRecipe } from '#tests/support/recipes.ts'
import { callApi } from './support/accounts.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { aMember, aModerator, type Person, type Site } from './support/moderators.ts'

// Moderators take the next case there is: each journey empties the queue that it fills.
const test = onIsolatedSite()

const reason = 'The last line sends people to your shop. Take it out and it is a fine recipe.'

async function send<Body>(site: Site, { token }: Person, route: [string, string], body: object) {
  const reply = await callApi<Body>(site, token, route, body)
  expect(reply.status).toBeLessThan(300)
  return reply.body
}

/** A recipe of this member, reported and hidden. */
async function aHiddenRecipe(site: Site, author: Person): Promise<number> {
  const { id } = await send<{ id: number }>(site, author, ['POST', '/api/recipes'], aRecipe({ image: '', chefImage: '' }))
  const report = { kind: 'recipe', id, rule: 3, explanation: 'It is an advertisement.' }
  await send(site, await aMember(site, 'Leila'), ['POST', '/api/reports'], report)
  const moderator = await aModerator(site, 'Eleni')
  const found = await send<{ id: number }>(site, moderator, ['POST', '/api/moderation/cases/claim'], {})
  const decision = { action: 'hide', rule: 3, reason }
  await send(site, moderator, ['POST', `/api/moderation/cases/${found.id}/decision`], decision)
  return id
}

for (const width of [390, 1280]) {
  test(`at ${width} px: an author finds the hidden recipe among their own, reads why, and mends it`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const brian = await aMember(site, 'Brian')
    const id = await aHiddenRecipe(site, brian)
    await presetToken(page, brian.token)
    await open(page, '/myrecipes')
    const card = page.locator('[data-list=user]').getByRole('article')
    await expect(card.getByText('Hidden')).toBeVisible()
    await card.getByRole('link', { name: 'View Recipe' }).click()
    await expect(page).toHaveURL(`/recipes/${id}`)
    const note = page.getByRole('status').filter({ hasText: 'Only you see this page.' })
    await expect(note).toContainText(reason)
    await expect(page.getByRole('radio', { name: '5 stars' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Mend the recipe' }).press('Enter')
    const instructions = page.getByRole('textbox', { name: 'Instructions' })
    await instructions.fill('Boil the maize and beans.\nFry the onion.')
    await page.getByRole('button', { name: 'Update Recipe' }).press('Enter')
    await expect(instructions).toHaveCount(0)
    await open(page, `/recipes/${id}`)
    await expect(note).toContainText('Mended on')
    const stranger = await aMember(site, 'Fatma')
    expect((await callApi(site, stranger.token, ['GET', `/api/recipes/${id}`])).status).toBe(404)
  })
}
