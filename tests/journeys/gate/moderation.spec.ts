import type { Page } from '@playwright/test'
import { aMember, callApi } from '../support/accounts.ts'
import { report } from '../support/decided-cases.ts'
import { onSiteWith } from '../support/isolated-site.ts'
import { expect, open } from '../support/journey.ts'
import { aModerator, type Person, type Site } from '../support/moderators.ts'
import { as, press, title } from '../support/reported-comment.ts'
import { publish } from '../support/test-site.ts'
import { expectAccessible, scrollsSideways } from '../support/visual-checks.ts'

// Moderators take the next case in the queue, so this site has no other journeys. What others do fills the list of notifications,
// but displaces no notice.
const test = onSiteWith({ LIMITS: 'maxNotifications=1' })

const advertisement = 'Order the maize with BRIAN20.'

/** Publishes a recipe of Brian's, which Leila reports as an advertisement. */
async function aReportedRecipe(site: Site) {
  const [brian, leila] = [await aMember(site, 'Brian'), await aMember(site, 'Leila')]
  const id = await publish(site, brian.token, { instructions: `${advertisement}\nBoil it with the beans.` })
  await report(site, leila, { kind: 'recipe', id }, 'The same code is under my shakshuka.')
  return { brian, leila }
}

/** Reports somebody's profile, in which this moderator finds nothing wrong. */
async function reportInVain(
  site: Site,
  { by, about, moderator }: Record<'by' | 'about' | 'moderator', Person>,
) {
  const report = { kind: 'profile', id: about.id, rule: 3, explanation: 'The same code.' }
  await callApi(site, by.token, ['POST', '/api/reports'], report)
  const { body } = await callApi<{ cases: { id: number; kind: string }[] }>(site, moderator.token, [
    'GET',
    '/api/moderation/cases',
  ])
  const path = `/api/moderation/cases/${body.cases.find(({ kind }) => kind === 'profile')?.id}`
  await callApi(site, moderator.token, ['POST', `${path}/claim`], {})
  const { status } = await callApi(site, moderator.token, ['POST', `${path}/decision`], {
    action: 'nothing_wrong',
    rule: null,
    reason: 'There is no code on this page.',
  })
  expect(status).toBe(200)
}

const expectNoSidewaysScroll = async (page: Page) => expect(await scrollsSideways(page)).toBe(false)

test('a report is decided, the author mends the hidden recipe and appeals, and another moderator decides', {
  tag: [
    '@trust-claim',
    '@trust-actions',
    '@trust-notice',
    '@trust-mend',
    '@trust-appeal',
    '@trust-kept-copy',
    '@trust-outcome-told',
    '@trust-record',
  ],
}, async ({ page, browser, site }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 800 })
  const { brian, leila } = await aReportedRecipe(site)
  const [achieng, eleni] = [await aModerator(site, 'Achieng'), await aModerator(site, 'Eleni')]
  await reportInVain(site, { by: brian, about: leila, moderator: eleni })
  const pageOf = async (person: Person, path: string) => {
    const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 800 } })
    const own = await context.newPage()
    await as(own, person, path)
    return own
  }

  await as(page, achieng, '/moderation')
  await expect(page.getByText('Worst and oldest first. One case is waiting.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'No advertising' })).toContainText('1 report')
  await expectNoSidewaysScroll(page)
  await press(page, 'Take the next case')
  await expect(title(page, 'Githeri, by Brian')).toBeVisible()
  await expect(page.getByText(/This case is yours until/)).toBeVisible()
  await expect(page.getByText('The same code is under my shakshuka.')).toBeVisible()
  await expect(page.getByText('Not changed since.')).toBeVisible()
  await expect(page.getByText('Own reports upheld').locator('..')).toContainText('0 of 1')
  await expectNoSidewaysScroll(page)
  await press(page, /^Decide$/)
  await expect(page.getByText('Please choose what happens.')).toBeVisible()
  await page.getByRole('radio', { name: 'Hide the recipe' }).press('Space')
  const reason = page.getByLabel('Reason, as Brian will read it')
  await reason.fill('Too short.')
  await press(page, 'Hide and tell Brian')
  await expect(page.getByText(/Please give the reason in a sentence/)).toBeVisible()
  await reason.fill('A discount code with a name in it is an advertisement.')
  await press(page, 'Hide and tell Brian')
  await expect(page.getByText('Decided. Everybody concerned has been told.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What was decided' })).toContainText('Hidden')

  const reporter = await pageOf(leila, '/profile#notifications')
  const told = reporter.getByRole('tabpanel').getByRole('listitem')
  await expect(told).toContainText('A recipe you reported is now hidden.')
  await expect(told).toContainText(
    'Githeri by Brian, rule 3: No advertising. “A discount code with a name in it is an advertisement.” Brian was told why, but not who reported it, and may appeal.',
  )
  await expect(reporter.getByRole('link', { name: 'No advertising' })).toHaveAttribute(
    'href',
    '/rules#rule-3',
  )
  await expectNoSidewaysScroll(reporter)

  await callApi(site, leila.token, ['POST', `/api/users/${brian.id}/follow`], {})
  const letter = await pageOf(brian, '/profile#notifications')
  await expect(letter.getByRole('tabpanel').getByText('Leila now follows you.')).toBeVisible()
  const notice = letter.getByRole('region', { name: 'From the moderators' }).getByRole('listitem')
  await expect(notice).toContainText(/Your recipe was hidden.*You may appeal until .*Not read yet/)
  await notice.getByRole('link', { name: 'Read it' }).click()
  await expect(title(letter, 'Your recipe was hidden')).toBeVisible()
  await expect(letter.getByText('A discount code with a name in it')).toBeVisible()
  await letter.getByRole('link', { name: 'See the recipe' }).click()
  await letter.getByRole('link', { name: 'Mend the recipe' }).click()
  await letter.getByRole('textbox', { name: 'Instructions' }).fill('Soak the maize.\nBoil it with the beans.')
  await press(letter, 'Update Recipe')
  await expect(
    letter.getByText('“Githeri” is saved. A moderator will look at what you changed.'),
  ).toBeVisible()
  await letter.locator('[data-list=user]').getByRole('link', { name: 'View Recipe' }).click()
  await letter.getByRole('link', { name: 'Read it all or appeal' }).click()
  await expect(letter.getByText(/^On .* A moderator will look at it by /)).toBeVisible()
  await press(letter, 'Send appeal')
  await expect(letter.getByText('Please say in a sentence how you see it.')).toBeVisible()
  await letter.getByLabel('Your appeal').fill('The code is the co-operative’s own.')
  await expectNoSidewaysScroll(letter)
  await press(letter, 'Send appeal')
  await expect(letter.getByText(/^Your appeal is with another moderator/)).toBeVisible()
  await expect(
    letter.getByText(/^On .* The moderator who reads your appeal will see what you changed/),
  ).toBeVisible()
  await letter.getByRole('link', { name: 'Notifications' }).click()
  await expect(notice).toContainText('With another moderator')
  await expectNoSidewaysScroll(letter)

  await page.reload()
  await expect(page.getByText('Not yours to decide')).toBeVisible()

  const second = await pageOf(eleni, '/moderation?show=appeals')
  await press(second, 'Take the next case')
  await expect(title(second, /Brian.* asks again/)).toBeVisible()
  await expect(second.getByRole('region', { name: 'As it was reported' })).toContainText(advertisement)
  const changed = second.getByRole('region', { name: 'Changed since' })
  await expect(changed).toContainText(/Brian mended it on .*Soak/)
  await expect(second.getByRole('region', { name: 'Both sides' })).toContainText(
    'A discount code with a name in it is an advertisement.',
  )
  // The reason is shown once, and deciding the appeal is the way to take the decision back.
  await expect(second.getByText('A discount code with a name in it')).toHaveCount(1)
  await expect(second.getByRole('button', { name: /Take it back/ })).toHaveCount(0)
  await second.getByRole('radio', { name: /Show the recipe again/ }).check()
  await second
    .getByLabel('Reason, as Brian will read it')
    .fill('The code belongs to the co-operative, so it helps.')
  await press(second, 'Show it and tell Brian')
  await expect(second.getByText('Decided. Everybody concerned has been told.')).toBeVisible()
  await expect(second.getByRole('region', { name: 'What was decided' })).toContainText(
    /Overturned on appeal on .*The code belongs to the co-operative/,
  )

  await letter.reload()
  await expect(notice).toContainText(/Your recipe is shown again.*Not read yet/)
  await expect(letter.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
  await notice.getByRole('link', { name: 'Read it' }).click()
  await expect(title(letter, 'Your recipe is shown again')).toBeVisible()
  await expect(letter.getByText('Decided by another moderator')).toBeVisible()
  const listNotices = () => callApi<{ isRead: boolean }[]>(site, brian.token, ['GET', '/api/notices'])
  await expect.poll(async () => (await listNotices()).body[0]?.isRead).toBe(true)
  await reporter.reload()
  await expect(told).toContainText('After an appeal, a recipe you reported is shown again.')
  await expect(told).toContainText(
    'Githeri by Brian, reported for rule 3: No advertising. “The code belongs to the co-operative, so it helps.” Brian was told why, but not who reported it.',
  )
  await expect(told).toContainText('You wrote: The same code is under my shakshuka.')
  await told.getByRole('link', { name: 'Githeri by Brian' }).click()
  await expect(title(reporter, 'Githeri')).toBeVisible()
  for (const one of [page, reporter, letter, second]) await expectAccessible(one)
  await open(page, '/profile?tab=notifications')
  const overturned = page.getByRole('tabpanel').getByRole('listitem')
  await expect(overturned).toContainText(
    'On appeal, one of your decisions was overturned: a recipe is shown again.“The code belongs to the co-operative, so it helps.”',
  )
  await overturned.getByRole('link', { name: 'Read it' }).click()
  await expect(title(page, 'Githeri, by Brian')).toBeVisible()
  // The notice has been read and needs no answer, so it is one of the notifications.
  await letter.getByRole('link', { name: 'Notifications' }).click()
  await expect(letter.getByText('There is news about a decision by the moderators.')).toBeVisible()
  await expect(notice).toHaveCount(0)
  for (const one of [letter, second, reporter]) await one.context().close()
})
