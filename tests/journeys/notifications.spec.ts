import type { Site } from '#tests/support/real-site.ts'
import { aMember, callApi } from './support/accounts.ts'
import { expect, open, presetToken, test } from './support/journey.ts'
import { publish } from './support/test-site.ts'

/** Returns a new member to whom nothing has happened yet, with a recipe. */
async function anAuthor(site: Site) {
  const { token } = await aMember(site)
  const recipeId = await publish(site, token, { title: 'Githeri ya Akinyi' })
  const listOf = async () => (await callApi<unknown[]>(site, token, ['GET', '/api/notifications'])).body
  return { token, recipeId, listOf }
}

test('a comment’s words are shown under its sentence, as they were written', async ({
  page,
  sampleUserToken,
  site,
}) => {
  const { token, recipeId, listOf } = await anAuthor(site)
  const content = 'Tamu <b>sana</b>,\nasante! 😋'
  await callApi(site, sampleUserToken, ['POST', `/api/recipes/${recipeId}/comment`], { content })
  await expect.poll(listOf).toHaveLength(1)
  await presetToken(page, token)
  await open(page, '/profile#notifications')
  const item = page.getByRole('tabpanel').getByRole('listitem')
  await expect(item).toContainText('Wanjiru Kamau commented on Githeri ya Akinyi.')
  await expect(item.locator('q')).toHaveText('Tamu <b>sana</b>, asante! 😋')
  await expect(item.getByRole('link')).toHaveAttribute('href', `/recipes/${recipeId}`)
})
