import { aRecipe } from '#tests/support/recipes.ts'
import { aMember } from './support/accounts.ts'
import { decideNext, report, send } from './support/decided-cases.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { mailedLink } from './support/mailed-link.ts'
import { onlyForMethod } from './support/member.ts'
import { aModerator, type Person, type Site } from './support/moderators.ts'

// Moderators take the next case in the queue, so each journey empties the queue that it fills.
const test = onIsolatedSite()

const outcome = 'What became of your reports'

/** Reports a recipe of this author, which is found to be in order. */
async function reportAndDecide(site: Site, author: Person, reporter: { token: string }, eleni: Person) {
  const recipe = aRecipe({ image: '', chefImage: '' })
  const { id } = await send<{ id: number }>(site, author, ['POST', '/api/recipes'], recipe)
  await report(site, reporter, { kind: 'recipe', id })
  const reason = 'It is a recipe, and names where its salt is from.'
  await decideNext(site, eleni, { action: 'nothing_wrong', rule: null, reason })
}

test('at 390 px: a signed-out member refuses the mails about outcomes by the link in one, and wants them again under Security', {
  tag: ['@trust-outcome', '@trust-refuse-mail'],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const cook = await aMember(site)
  const link = await mailedLink(site, cook.email, '/verify-email')
  const token = new URL(link, site.url).searchParams.get('token')
  await send(site, cook, ['POST', '/api/auth/verify-email'], { token })
  const [brian, eleni] = [await aMember(site, 'Brian'), await aModerator(site, 'Eleni')]
  await reportAndDecide(site, brian, cook, eleni)
  const mail = await site.mailTo(cook.email, 'what became of your report')
  const url = /^List-Unsubscribe: <(.*)>$/m.exec(mail.replace(/:\s+</, ': <'))?.[1] ?? ''
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1, name: 'No more of these emails?' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Done. We will not send any more of these.' }),
  ).toBeVisible()
  await presetToken(page, cook.token)
  await page.getByRole('link', { name: 'your profile, under Security' }).press('Enter')
  const box = page.getByRole('checkbox', { name: outcome })
  await expect(box).not.toBeChecked()
  await expect(page.getByText('Notices from the moderators, emails about your address')).toBeVisible()
  const chosen = page.waitForResponse('**/api/auth/mails')
  await box.press('Space')
  await chosen
  await page.reload()
  await expect(box).toBeChecked()
})

test('a choice that the server refuses is reported, and the box is as it was', {
  tag: ['@trust-refuse-mail'],
}, async ({ page, site }) => {
  const cook = await aMember(site)
  await presetToken(page, cook.token)
  await page.route(
    '**/api/auth/mails',
    onlyForMethod('PUT', route => route.fulfill({ status: 503 })),
  )
  await open(page, '/profile?tab=security')
  const box = page.getByRole('checkbox', { name: outcome })
  await box.press('Space')
  await expect(page.getByText('That could not be changed.')).toBeVisible()
  await expect(box).toBeChecked()
})
