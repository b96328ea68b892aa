import { aMember, callApi } from './support/accounts.ts'
import { decideNext, report, send } from './support/decided-cases.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { aModerator } from './support/moderators.ts'

// The moderator takes the next case in the queue.
const test = onIsolatedSite()

test('at 390 px: an author finds their hidden comment marked, with the way to the reason; others do not find it', {
  tag: ['@trust-hide'],
}, async ({ page, site, browser }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const [brian, leila] = [await aMember(site, 'Brian'), await aMember(site, 'Leila')]
  const eleni = await aModerator(site, 'Eleni')
  const { body: list } = await callApi<{ id: number }[]>(site, leila.token, ['GET', '/api/recipes?limit=1'])
  const path = `/recipes/${list[0]?.id}`
  const content = 'Twenty per cent off'
  const { id } = await send<{ id: number }>(site, brian, ['POST', `/api${path}/comment`], { content })
  await report(site, leila, { kind: 'comment', id })
  const reason = 'It sends people to your shop. Tell us how you cooked it instead.'
  await decideNext(site, eleni, { action: 'hide', rule: 3, reason })
  await presetToken(page, brian.token)
  await open(page, path)
  const own = page.getByRole('listitem').filter({ hasText: content })
  await expect(own.getByText('Hidden, only you see it')).toBeVisible()
  await own.getByRole('link', { name: 'Why, and how to appeal' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your comment was hidden' })).toBeVisible()
  const context = await browser.newContext({ baseURL: site.url })
  const others = await context.newPage()
  await presetToken(others, leila.token)
  await open(others, path)
  await expect(others.getByRole('heading', { name: /^Comments/ })).toBeVisible()
  await expect(others.getByText(content)).toHaveCount(0)
  await context.close()
})
