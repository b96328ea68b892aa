import { aMember, signInAsAdmin } from './support/accounts.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { scrollsSideways } from './support/visual-checks.ts'

// The administrator of this site is the only one, and has no second factor.
const test = onIsolatedSite()

test('an administrator who names the first moderator reads beforehand that this requires a second factor of them', {
  tag: ['@account-administrators'],
}, async ({ page, site }) => {
  await aMember(site, 'Zuhura')
  await presetToken(page, await signInAsAdmin(site), 'adminToken')
  await open(page, '/admin/members?q=zuhura')
  await page.getByRole('button', { name: 'Actions for Zuhura' }).click()
  await page.getByRole('button', { name: /^Make moderator/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText('You will need a second factor too, straight away')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await scrollsSideways(page)).toBe(false)
  }
  await dialog.getByLabel(/^Reason/).fill('A year of careful notes under other recipes.')
  await dialog.getByRole('button', { name: 'Make moderator and notify' }).click()
  await expect(page).toHaveURL('/admin/security')
  await expect(page.getByText('administrators need a second factor')).toBeVisible()
})
