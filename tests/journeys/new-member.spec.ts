import { aMember, callApi, signIn } from './support/accounts.ts'
import { onSiteWith } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { aModerator } from './support/moderators.ts'
import { publish } from './support/test-site.ts'

/** A site on which new members write two comments a day, and the same text only once an hour. */
const test = onSiteWith({ LIMITS: 'newMember.commentsPerDay=2 newMember.sameTextsPerHour=1' })

test('a new member’s third comment of the day stays in the field, and a toast says when it can follow', {
  tag: ['@trust-new-members'],
}, async ({ page, site }) => {
  const { token } = await aMember(site)
  const { body } = await callApi<{ id: number }[]>(site, token, ['GET', '/api/recipes?limit=1'])
  await presetToken(page, token)
  await open(page, `/recipes/${body[0]?.id}`)
  const field = page.getByRole('textbox', { name: 'Comment' })
  for (const words of ['Tamu sana', 'Asante']) {
    await field.fill(words)
    await page.getByRole('button', { name: 'Add comment' }).press('Enter')
    await expect(field).toHaveValue('')
  }
  await field.fill('And once more')
  await page.getByRole('button', { name: 'Add comment' }).press('Enter')
  await expect(
    page.getByText(/New members can write 2 comments a day\. You can write the next one in 24 hours/),
  ).toBeVisible()
  await expect(field).toHaveValue('And once more')
})

test('links of a new member’s recipe are text for readers; links of other members are links', {
  tag: ['@trust-new-links'],
}, async ({ page, site }) => {
  const { token } = await aMember(site)
  const reader = await signIn(site)
  const links = { url: 'https://example.org/pans', moreInfoUrl: 'https://example.org/more-pans' }
  const [byNew, byOther] = [await publish(site, token, links), await publish(site, reader, links)]
  await presetToken(page, reader)
  await open(page, `/recipes/${byNew}`)
  await expect(page.getByText('The original: https://example.org/pans')).toBeVisible()
  await expect(page.getByText('Links from new members are shown as text.')).toBeVisible()
  await expect(page.locator('a[href^="https://example.org"]')).toHaveCount(0)
  await open(page, `/recipes/${byOther}`)
  await expect(page.getByRole('link', { name: 'The original' })).toHaveAttribute('href', links.url)
})

test('a text that a new member repeats is marked as waiting for a moderator, and a toast says so', {
  tag: ['@trust-repeated'],
}, async ({ page, site }) => {
  const { token } = await aMember(site)
  const { body } = await callApi<{ id: number }[]>(site, token, ['GET', '/api/recipes?limit=2'])
  await presetToken(page, token)
  for (const { id } of body) {
    await open(page, `/recipes/${id}`)
    await page.getByRole('textbox', { name: 'Comment' }).fill('Best pans at pans.example')
    await page.getByRole('button', { name: 'Add comment' }).press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: 'Best pans' })).toHaveCount(1)
  }
  const own = page.getByRole('listitem').filter({ hasText: 'Best pans' })
  await expect(own.getByText('Waiting for a moderator, only you see it')).toBeVisible()
  await expect(own.getByText('You have written the same thing several times within an hour.')).toBeVisible()
  await expect(page.getByText('Comment added')).toHaveCount(0)
})

test('at 390 px: a waiting recipe says so on its card, and its author is notified once everybody sees it', {
  tag: ['@trust-repeated'],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const { token } = await aMember(site)
  await publish(site, token, { title: 'Zuri pans' })
  await publish(site, token, { title: 'Zuri pans' })
  await presetToken(page, token)
  await open(page, '/myrecipes')
  const cards = page.locator('[data-list=user]').getByRole('article')
  await expect(cards.getByText('Waiting for a moderator')).toHaveCount(1)
  await expect(cards.getByText('Hidden')).toHaveCount(0)
  const moderator = await aModerator(site, 'Eleni')
  const { body } = await callApi<{ cases: { id: number }[] }>(site, moderator.token, [
    'GET',
    '/api/moderation/cases',
  ])
  for (const { id } of body.cases) {
    await callApi(site, moderator.token, ['POST', `/api/moderation/cases/${id}/claim`], {})
    const nothing = {
      action: 'nothing_wrong',
      rule: null,
      reason: 'It is a recipe of its own, written twice.',
    }
    await callApi(site, moderator.token, ['POST', `/api/moderation/cases/${id}/decision`], nothing)
  }
  await open(page, '/profile?tab=notifications')
  const told = page.getByRole('listitem').filter({ hasText: 'A moderator has looked at your recipe' })
  await told.getByRole('link', { name: 'Read it' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Zuri pans' })).toBeVisible()
  await open(page, '/myrecipes')
  await expect(cards).toHaveCount(2)
  await expect(cards.getByText('Waiting for a moderator')).toHaveCount(0)
})
