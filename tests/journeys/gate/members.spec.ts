import { aMember, callApi } from '../support/accounts.ts'
import { onIsolatedSite } from '../support/isolated-site.ts'
import { expect, open, presetToken } from '../support/journey.ts'
import { choose, rowOf } from '../support/member-table.ts'
import { aSecuredAdmin } from '../support/moderators.ts'
import { expectAccessible, scrollsSideways } from '../support/visual-checks.ts'

// Once there is a moderator, the site's administrator needs a second factor.
const test = onIsolatedSite()

test('from the dashboard an administrator finds a report, names a moderator, limits a member, ends sessions and reads the log; members are told why', {
  tag: ['@trust-roles', '@trust-actions', '@trust-members', '@trust-audit'],
}, async ({ page, site, context }) => {
  const fadhila = await aMember(site, 'Fadhila')
  const otis = await aMember(site, 'Otis')
  await presetToken(page, await aSecuredAdmin(site), 'adminToken')
  const report = { kind: 'profile', id: otis.id, rule: 3, explanation: 'The same code everywhere.' }
  await callApi(site, fadhila.token, ['POST', '/api/reports'], report)
  await open(page, '/admin/dashboard')
  await page.getByRole('link', { name: 'Reports 1 waiting' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'No advertising' })).toContainText('Otis')
  await page.getByRole('link', { name: 'Admin Dashboard' }).press('Enter')
  await page.getByRole('link', { name: 'All members' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await page.getByRole('button', { name: 'Moderators' }).press('Enter')
  await expect(page).toHaveURL('/admin/members?filter=moderators')
  await expect(page.getByText('No member matches this filter.')).toBeVisible()
  await page.getByRole('button', { name: 'All', exact: true }).press('Enter')

  const dialog = page.getByRole('dialog')
  const why = 'A year of careful notes under other recipes.'
  await choose(page, 'Fadhila', /^Make moderator/)
  await expect(dialog).toContainText('Fadhila has no second factor yet and will be asked to set one up.')
  await dialog.getByRole('button', { name: 'Make moderator and notify' }).press('Enter')
  await expect(dialog.getByLabel(/^Reason/)).toBeFocused()
  await page.keyboard.type(why)
  const read = dialog.getByRole('figure', { name: 'What Fadhila will read' })
  await expect(read).toContainText('You are now a moderator')
  await expect(read).toContainText(why)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Make moderator and notify' }).press('Enter')
  await expect(rowOf(page, 'Fadhila')).toContainText('Moderator')
  await expect(page.getByRole('button', { name: 'Actions for Fadhila' })).toBeFocused()

  await choose(page, 'Otis', /^Limit/)
  await dialog.getByLabel('Rule').selectOption({ index: 3 })
  await dialog.getByLabel(/^Reason/).fill('The same advertisement under forty recipes.')
  await expect(dialog.getByRole('figure')).toContainText(/You cannot publish until \d+/)
  await dialog.getByRole('button', { name: 'Limit and notify' }).press('Enter')
  await expect(rowOf(page, 'Otis')).toContainText('Limited until')
  await choose(page, 'Otis', /^Sign out everywhere/)
  await dialog.getByLabel(/^Reason/).fill('The password is in a list that others have.')
  await dialog.getByRole('button', { name: 'Sign out and notify' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Limited', exact: true }).press('Enter')
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: '1 found' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Limited', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('table')).not.toContainText('Fadhila')

  await page.getByRole('link', { name: 'Admin Dashboard' }).press('Enter')
  await page.getByRole('link', { name: 'Log', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible()
  await page.getByRole('button', { name: 'Moderators and administrators' }).press('Enter')
  const entries = page.getByRole('main').getByRole('listitem')
  for (const [index, what, whom] of [
    [0, 'Signed out everywhere', 'Otis'],
    [1, 'Limited, rule 3, 7 days', 'Otis'],
    [2, 'Made a moderator', 'Fadhila'],
  ] as const)
    await expect(entries.nth(index)).toContainText(`${what}${whom} by ${site.admin.email}, administrator`)
  await expectAccessible(page)
  expect(await scrollsSideways(page)).toBe(false)
  await entries.nth(2).getByRole('link', { name: 'Fadhila' }).press('Enter')
  await expect(page).toHaveURL(`/admin/log?member=${fadhila.id}`)
  await page.reload()
  await expect(entries.filter({ hasText: 'Signed up' })).toBeVisible()
  await expect(entries.filter({ hasText: 'Otis' })).toHaveCount(0)

  const own = await context.newPage()
  await presetToken(own, fadhila.token)
  await open(own, '/profile?tab=notifications')
  await expect(own.getByRole('main')).toContainText('You are now a moderator')
  await expect(own.getByRole('main')).toContainText(`“${why}”`)
  expect((await callApi(site, otis.token, ['GET', '/api/users/current'])).status).toBe(401)
})
