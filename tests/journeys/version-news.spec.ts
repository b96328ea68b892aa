import { aMember, callApi } from './support/accounts.ts'
import { expect, open, presetToken, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { publish, publishVersion } from './support/test-site.ts'
import { findAxeViolations, findOverflowingElements } from './support/visual-checks.ts'

test('at 390 px, by keyboard: a notification about a new version of a bookmarked recipe quotes the line, and leads to the versions', {
  tag: ['@versions-news'],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const [author, reader] = [await aMember(site, 'Wanjiru'), await aMember(site)]
  const recipe = { title: 'Uji wa wimbi', ingredients: '1 cup millet flour\n2 tsp sugar' }
  const id = await publish(site, author.token, recipe)
  await callApi(site, reader.token, ['POST', `/api/recipes/${id}/bookmark`])
  await publishVersion(site, author.token, id, {
    ...recipe,
    ingredients: '1 cup millet flour\n1 tsp sugar',
  })
  await presetToken(page, reader.token)
  await open(page, '/profile?tab=notifications')
  const told = page.getByRole('listitem').filter({ hasText: 'changed Uji wa wimbi. Sugar halved.' })
  await expect(told.locator('del')).toHaveText('Was: 2 tsp sugar')
  await expect(told.locator('ins')).toHaveText('Now: 1 tsp sugar')
  expect(await findOverflowingElements(page)).toEqual([])
  expect(await findAxeViolations(page)).toEqual([])
  await tabTo(page, told.getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/recipes/${id}/versions`)
  await expect(page.getByRole('region', { name: 'Version 1 beside version 2' })).toBeVisible()
})
