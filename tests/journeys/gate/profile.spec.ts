import type { Page } from '@playwright/test'
import { aMember, callApi } from '../support/accounts.ts'
import { card, cropPicture, picture } from '../support/avatar.ts'
import { expect, open, presetToken } from '../support/journey.ts'
import { countCalls, test } from '../support/member.ts'
import { expectAccessible } from '../support/visual-checks.ts'

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test.beforeEach(({ page, member }) => presetToken(page, member.token))

test('Account shows name, title, counts and the form, and after a save what the server kept', {
  tag: ['@2-account-summary', '@2-account-basic-info'],
}, async ({ page, site, publish, member, send }) => {
  const { email } = member
  const profile = {
    firstName: 'Akinyi',
    lastName: 'Otieno',
    title: 'Kisumu home cook',
    aboutMe: 'Fish, mostly.',
  }
  await send('PUT', `/api/users/${member.id}`, { ...profile, email })
  await publish()
  const { id } = await aMember(site)
  await send('POST', `/api/users/${id}/follow`)
  await open(page, '/profile')
  await expect(card(page).getByRole('heading', { name: 'Akinyi Otieno' })).toBeVisible()
  await expect(card(page).getByText('Kisumu home cook')).toBeVisible()
  for (const [name, count] of [
    ['Recipes', '1'],
    ['Followers', '0'],
    ['Following', '1'],
  ] as const) {
    const term = card(page).getByRole('term').filter({ hasText: name })
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(count)
  }
  for (const [label, text] of Object.entries({
    'First Name': 'Akinyi',
    'Last Name': 'Otieno',
    Title: 'Kisumu home cook',
    Email: email,
    'About Me': 'Fish, mostly.',
  }))
    await expect(field(page, label)).toHaveValue(text)

  await field(page, 'Title').fill('  Lake cook ')
  await field(page, 'About Me').fill('Fish, mostly.\n\n')
  await field(page, 'Email').fill('')
  await field(page, 'Email').pressSequentially(` ${email}  `)
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('Lake cook')
  await expect(field(page, 'About Me')).toHaveValue('Fish, mostly.')
  // The value of an email field never has blanks around it, whatever the field shows. Only the caret reveals them.
  await field(page, 'Email').press('End')
  await page.keyboard.type('x')
  await expect(field(page, 'Email')).toHaveValue(`${email}x`)
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(field(page, 'Email')).toHaveValue(email)
  await expectAccessible(page)
})

test('the tabs work by click and arrow keys; notifications have a count, and bookmarks load when they are opened', {
  tag: ['@2-profile-tabs', '@2-notifications-list', '@2-my-bookmarks-list'],
}, async ({ page, site, sampleUserToken, publish, send }) => {
  const { id } = await publish()
  await send('POST', `/api/recipes/${id}/bookmark`)
  await callApi(site, sampleUserToken, ['POST', `/api/recipes/${id}/bookmark`])
  await expect.poll(() => send<unknown[]>('GET', '/api/notifications')).toHaveLength(1)
  const calls = await countCalls(page, '**/api/recipes/bookmarked', 'GET')
  await open(page, '/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
  await expect(tab(page, 'Account')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab')).toHaveText([
    'Account',
    /^Notifications/,
    'My Bookmarks',
    'Cooked',
    'Security',
  ])
  await expect(field(page, 'First Name')).toBeVisible()

  await expect(tab(page, 'Notifications 1 new')).toBeVisible()
  await page.getByRole('link', { name: '1 new notification', exact: true }).press('Enter')
  await expect(page).toHaveURL('/profile?tab=notifications')
  const item = page.getByRole('tabpanel').getByRole('listitem')
  await expect(item).toContainText('Wanjiru Kamau bookmarked Githeri ya Akinyi.')
  await expect(item.getByRole('time')).toHaveText(/^(just now|1 minute ago)$/)
  await expect(item.getByRole('time')).toHaveAttribute('title', /\d{4} at \d\d:\d\d/)
  await expect(item.getByRole('link')).toHaveAttribute('href', `/recipes/${id}`)
  await tab(page, 'Notifications').press('Home')
  await expect(tab(page, 'Account')).toBeFocused()
  await expect(tab(page, 'Notifications')).toBeVisible()
  await expect(page.getByText('new', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '1 new notification' })).toHaveCount(0)
  expect(calls()).toBe(0)

  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Security')).toBeFocused()
  await expect(page).toHaveURL('/profile#security')
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Account')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tab(page, 'Security')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/profile#cooked')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/profile#bookmarks')
  await expect(page.getByRole('tabpanel', { name: 'My Bookmarks' })).toBeVisible()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await page.reload()
  await expect(tab(page, 'My Bookmarks')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Account')).toHaveAttribute('tabindex', '-1')
  await expect(item).toContainText('Githeri ya Akinyi')
  await expect(item).toContainText('Akinyi Otieno · Kenya · 1 hour 30 min')
  await expectAccessible(page)
  await item.getByRole('link', { name: 'View Githeri ya Akinyi' }).press('Enter')
  await expect(page).toHaveURL(`/recipes/${id}`)
})

test('with no notification and no bookmark yet, a button leads to the recipes', {
  tag: ['@2-notifications-empty-state', '@2-my-bookmarks-empty-state'],
}, async ({ page }) => {
  for (const [path, heading, link] of [
    ['/profile#notifications', 'No notifications yet', 'Explore Recipes'],
    ['/profile#bookmarks', 'No bookmarks yet', 'Discover Recipes'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: link }).press('Enter')
    await expect(page).toHaveURL('/recipes')
  }
})

test('an avatar is chosen, cropped, previewed and saved; then the preview is gone and the picture is new', {
  tag: ['@2-account-avatar', '@4-avatar-upload', '@7-post-avatar'],
}, async ({ page }) => {
  await open(page, '/profile')
  await cropPicture(page)
  await expect(picture(page)).toHaveAttribute('src', /^blob:/)
  const sent = page.waitForRequest('**/api/users/avatar')
  await card(page).getByRole('button', { name: 'Save Avatar' }).press('Enter')
  const request = await sent
  expect(request.method()).toBe('POST')
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/)
  expect(request.postData()).toContain('name="avatar"')
  await expect(card(page).getByText('Preview')).toHaveCount(0)
  await expect(card(page).getByRole('button', { name: 'Save Avatar' })).toHaveCount(0)
  await expect(picture(page)).toHaveAttribute('src', /\/media\/avatars\/\S+\.webp$/)
  await expect(page.getByRole('button', { name: /^Akinyi/ }).locator('img')).toHaveAttribute(
    'src',
    /\/media\/avatars\//,
  )
  await page.reload()
  await expect(picture(page)).toHaveAttribute('src', /\/media\/avatars\//)
  await expectAccessible(page)
})
