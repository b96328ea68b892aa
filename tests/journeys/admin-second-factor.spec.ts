import type { Page } from '@playwright/test'
import { codeOfKey } from '#tests/support/second-factors.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open } from './support/journey.ts'

// At the end the administrator of this site has a second factor.
const test = onIsolatedSite()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await open(page, '/admin/signin')
  await page.getByLabel('Email:').fill(email)
  await page.getByLabel('Password:').fill(password)
  await page.keyboard.press('Enter')
}

test('an administrator sets up a second factor in Security, and signs in with it from then on', {
  tag: ['@account-administrators'],
}, async ({ page, site }) => {
  test.setTimeout(120_000)
  await signIn(page, site.admin)
  await expect(heading(page, 'Admin Dashboard')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Users', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Security' }).click()
  await expect(heading(page, 'Security')).toBeVisible()
  await expect(page.getByText('administrators need a second factor')).toHaveCount(0)
  await button(page, 'Set it up').click()
  const key = (await page.locator('pre').textContent()) ?? ''
  await page.getByLabel('Six digits').fill('12345')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Six digits')).toHaveAccessibleDescription(/not the right code/)
  await page.getByLabel('Six digits').fill(codeOfKey(key))
  await page.keyboard.press('Enter')
  const codes = page.locator('ol ol li')
  await expect(codes).toHaveCount(10)
  await expect(page.getByText(`Recovery codes for ${site.admin.email}`)).toBeAttached()
  const [recoveryCode = ''] = await codes.allTextContents()
  await page.getByLabel(/I have put them/).check()
  await button(page, 'Done').click()
  await expect(page.getByText('10 of 10 recovery codes left.')).toBeVisible()

  await page.getByRole('link', { name: 'Admin Dashboard' }).click()
  await button(page, 'Logout').click()
  await signIn(page, site.admin)
  await expect(page.getByLabel('Six digits')).toBeFocused()
  await expect(heading(page, 'Admin Sign In')).toBeVisible()
  await page.getByLabel('Six digits').fill('000000')
  await expect(page.getByLabel('Six digits')).toHaveAccessibleDescription(/tries left/)
  await button(page, 'Use a recovery code').click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Admin Dashboard')).toBeVisible()
  await expect(page.getByText('9 codes left.')).toBeVisible()
})

test('without a second factor, every page of an admin leads to its set-up', async ({ page, site }) => {
  await page.route('**/api/admin/*', route =>
    route.request().url().endsWith('/security')
      ? route.fulfill({
          json: {
            email: site.admin.email,
            secondFactor: { since: null, recoveryCodesLeft: 0 },
            isSecondFactorRequired: true,
            willNeedSecondFactor: false,
          },
        })
      : route.fulfill({ status: 403, json: { code: 'admin_second_factor', message: 'No' } }),
  )
  await page.addInitScript(() => localStorage.setItem('adminToken', 'a1_any'))
  for (const path of ['/admin/dashboard', '/admin/members', '/admin/rules']) {
    await page.goto(path)
    await expect(page).toHaveURL('/admin/security')
    await expect(page.getByText('administrators need a second factor')).toBeVisible()
  }
  await expect(button(page, 'Set it up')).toBeVisible()
})
