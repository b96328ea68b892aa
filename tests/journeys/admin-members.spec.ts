import { expect, open, presetToken } from './support/journey.ts'
import { test } from './support/member.ts'
import { scrollsSideways } from './support/visual-checks.ts'

test.beforeEach(({ page, adminToken }) => presetToken(page, adminToken, 'adminToken'))

test('from the dashboard a member is found by the beginning of a name, and the URL keeps the search', {
  tag: ['@trust-members'],
}, async ({ page, site }) => {
  await open(page, '/admin/dashboard')
  await page.getByRole('link', { name: 'All members' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const address = site.sampleUser.email
  await page.getByRole('searchbox', { name: 'Find a member' }).fill(address.slice(0, 8))
  await expect(page).toHaveURL(new RegExp(`q=${address.slice(0, 4)}`))
  await expect(page.getByRole('table')).toContainText(address)
  await page.reload()
  await expect(page.getByRole('table')).toContainText(address)
  await page.getByRole('searchbox', { name: 'Find a member' }).fill('zzzzqq')
  await expect(page.getByText('Nobody by that name.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(rows.nth(1)).toBeVisible()
  await expect(page).toHaveURL('/admin/members')
})

/** Returns a page of sixty members, as a server that has them would reply. */
const pageOf = (url: URL) => {
  const after = Number(url.searchParams.get('after') ?? 0)
  const before = Number(url.searchParams.get('before') ?? 0)
  const start = before ? before - 20 : after + 1
  const members = Array.from({ length: 20 }, (_, n) => ({
    id: start + n,
    name: `Cook ${start + n}`,
    username: `cook-${start + n}`,
    email: `cook-${start + n}@example.org`,
    profilePicture: '',
    isModerator: n === 6,
    hasSecondFactor: n === 6,
    administrator: n === 7 ? ('only' as const) : null,
    restriction: n === 8 ? { kind: 'limited' as const, until: '2026-12-04T00:00:00.000Z' } : null,
    isSuspended: n === 3,
    isVerified: n !== 4,
    leavesAt: n === 5 ? '2026-12-04T00:00:00.000Z' : null,
    recipes: n === 0 ? 38 : 0,
    joinedAt: '2026-08-30T00:00:00.000Z',
  }))
  const [previous, next] = [start > 1 ? String(start) : null, start < 41 ? String(start + 19) : null]
  return { members, count: 104_218, isCountExact: false, previous, next }
}

test('at 390 px, the members are sorted by header and select, and paged there and back', {
  tag: ['@trust-members'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.route('**/api/admin/members?**', route =>
    route.fulfill({ json: pageOf(new URL(route.request().url())) }),
  )
  await open(page, '/admin/members')
  await expect(page.getByText('about 104,218')).toBeVisible()
  const names = page.getByRole('table').locator('tbody a')
  await expect(names).toHaveCount(20)
  for (const state of [
    'Suspended',
    'Not confirmed',
    'Leaves 4 December',
    'Limited until 4 December',
    'Moderator',
  ])
    await expect(page.getByRole('table')).toContainText(state)
  const header = page.getByRole('columnheader', { name: 'Name' })
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL('/admin/members?sort=name')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/admin/members?sort=name&after=20')
  await expect(names.first()).toHaveText('Cook 21')
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(names.first()).toHaveText('Cook 1')
  await expect(page.getByRole('link', { name: 'Previous' })).toHaveCount(0)
  await page.getByLabel('Order').selectOption('Oldest first')
  await expect(page).toHaveURL('/admin/members?sort=oldest')
  await expect(names).toHaveCount(20)
  const sideways = await scrollsSideways(page)
  expect(sideways).toBe(false)
})

test('a refused session signs out; a failure is shown and can be retried', async ({ page }) => {
  await page.route('**/api/admin/members?**', route => route.abort())
  await open(page, '/admin/members')
  await expect(page.getByText(/^The members could not be loaded/)).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/admin/members?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.route('**/api/admin/members?**', route => route.fulfill({ status: 401, json: {} }))
  await page.getByLabel('Order').selectOption('Oldest first')
  await expect(page).toHaveURL('/admin/signin')
})
