import { nothingFree } from '#texts/moderation.ts'
import { aMember, callApi } from './support/accounts.ts'
import { hideRecipe, send } from './support/decided-cases.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open } from './support/journey.ts'
import { aModerator, aSecuredAdmin, nameModerator, type Person, type Site } from './support/moderators.ts'
import { aReportedComment, as, press, title, words } from './support/reported-comment.ts'
import { publish } from './support/test-site.ts'

// Moderators take the next case in the queue, so each journey empties the queue that it fills.
const test = onIsolatedSite()

async function restrict(site: Site, { id }: Person, kind: 'limit' | 'suspend'): Promise<void> {
  const route: [string, string] = ['POST', `/api/admin/members/${id}/restriction`]
  const reason = 'The same advertisement under forty recipes in an hour.'
  const { status } = await callApi(site, await aSecuredAdmin(site), route, { kind, days: 7, rule: 3, reason })
  expect(status).toBeLessThan(300)
}

test('after a decision the next case is one press away, until none is free', {
  tag: ['@trust-claim'],
}, async ({ page, site }) => {
  const [first, second] = [await aReportedComment(site), await aReportedComment(site)]
  await as(page, await aModerator(site, 'Achieng'), '/moderation')
  await press(page, 'Take the next case')
  for (const { brian } of [first, second]) {
    await expect(page.getByText(`${words} ${brian.id}`)).toBeVisible()
    await page.getByRole('radio', { name: 'Nothing is wrong' }).check()
    await page.getByRole('textbox', { name: /^Reason/ }).fill('It is the co-operative’s own code, and fits.')
    await press(page, 'Close, nothing wrong')
    await expect(page.getByText('Decided', { exact: true })).toBeVisible()
    await press(page, 'Take the next case')
  }
  await expect(page.getByText(nothingFree)).toBeVisible()
})

test('a typed reason for taking a decision back stays when the author changes the recipe meanwhile', {
  tag: ['@trust-actions'],
}, async ({ page, site }) => {
  const brian = await aMember(site, 'Brian')
  const id = await publish(site, brian.token)
  await hideRecipe(site, id)
  await as(page, await aModerator(site, 'Achieng'), '/moderation?show=decided')
  await page.getByRole('link', { name: /Githeri/ }).click()
  await press(page, /Take it back/)
  const why = page.getByLabel('Why it is taken back')
  await why.fill('It is the co-operative’s own shop.')
  const { body } = await callApi(site, brian.token, ['GET', `/api/recipes/${id}`])
  await send(site, brian, ['PUT', `/api/recipes/${id}`], { ...body, instructions: 'Boil it well.' })
  // The page reads the case again when one returns to it.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('heading', { name: 'Decide', exact: true })).toBeVisible()
  await expect(why).toHaveValue('It is the co-operative’s own shop.')
  await page.getByRole('button', { name: 'Take it back', exact: true }).click()
  await expect(page.getByText('Decided', { exact: true })).toBeVisible()
})

test('a member sees no moderation; a moderator without a second factor is asked to set one up', {
  tag: ['@trust-moderator'],
}, async ({ page, site }) => {
  const member = await aMember(site, 'Fatma')
  await as(page, member, '/moderation')
  await expect(title(page, 'Page not found')).toBeVisible()
  await nameModerator(site, member)
  await page.reload()
  await expect(page.getByText('Moderators need a second factor. It takes two minutes.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set it up' })).toHaveAttribute('href', '/profile?tab=security')
  await expect(page.getByRole('link', { name: 'Moderation', exact: true })).toBeVisible()
})

test('a limited moderator reads that in place of the cases and where they publish, and gets to the notice', {
  tag: ['@trust-restrict'],
}, async ({ page, site }) => {
  const member = await aModerator(site, 'Otis')
  await restrict(site, member, 'limit')
  await as(page, member, '/moderation')
  const sentence = page.getByText(/You cannot publish or moderate until .* says why\./)
  await expect(sentence).toBeVisible()
  await page.getByRole('link', { name: 'Recipes', exact: true }).click()
  await expect(page.getByRole('status').filter({ has: sentence })).toBeVisible()
  await page.getByRole('link', { name: 'Moderation', exact: true }).click()
  await expect(page.getByRole('main').filter({ has: sentence })).toBeVisible()
  await expect(sentence).toHaveCount(1)
  await page.getByRole('link', { name: 'Read the notice' }).click()
  await expect(title(page, /^You cannot publish until/)).toBeVisible()
  await expect(page.getByText('comments or pictures, and not moderate.')).toBeVisible()

  await open(page, '/recipes/71')
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('Tamu sana.')
  await press(page, 'Add comment')
  const region = page.getByRole('status').filter({ hasText: /^You cannot publish until/ })
  await region.getByRole('link', { name: 'Read the notice' }).click()
  await expect(title(page, /^You cannot publish until/)).toBeVisible()
})

test('a suspended member gets to the notice, and may appeal, take everything and leave', {
  tag: ['@trust-restrict'],
}, async ({ page, site }) => {
  const member = await aMember(site, 'Otis')
  await restrict(site, member, 'suspend')
  await as(page, member, '/myrecipes')
  await expect(page).toHaveURL(/\/notices\/\d+$/)
  await expect(title(page, 'Your account is suspended')).toBeVisible()
  await expect(page.getByText('The same advertisement under forty recipes in an hour.')).toBeVisible()
  await expect(page.getByLabel('Your appeal')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Take everything with you' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Leave Mezani…' })).toHaveAttribute('href', '/leave')
})
