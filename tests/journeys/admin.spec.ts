import type { Page } from '@playwright/test'
import { expect, open, presetToken, waitForHydration } from './support/journey.ts'
import { countCalls, failureHandlers, onlyForMethod, test } from './support/member.ts'
import { expectSilence, pressUntilHandled } from './support/silence.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const sectionNames = ['statistics', 'users', 'recipes', 'comments']

test.describe('the dashboard', () => {
  test.beforeEach(({ page, adminToken }) => presetToken(page, adminToken, 'adminToken'))

  test('a long list can be filtered', async ({ page, publish }) => {
    await publish()
    await open(page, '/admin/dashboard')
    await page.getByLabel('Find a recipe').fill('ya akinyi')
    await expect(section(page, 'Recipes').getByRole('listitem')).toHaveCount(1)
    await page.getByLabel('Find a recipe').fill('no such dish')
    await expect(section(page, 'Recipes').getByText('None with these words')).toBeVisible()
  })

  for (const late of sectionNames) {
    test(`Loading... is shown until ${late} has answered too`, {
      tag: ['@2-admin-dashboard', '@4-dashboard-loading'],
    }, async ({ page }) => {
      let release = () => {}
      const held = new Promise<void>(resolve => {
        release = resolve
      })
      await page.route(`**/api/admin/${late}`, async route => {
        await held
        await route.fulfill({ status: 500, json: {} })
      })
      await page.goto('/admin/dashboard')
      await waitForHydration(page)
      await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
      release()
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4)
      await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0)
    })
  }

  for (const [name, answer] of Object.entries(failureHandlers)) {
    test(`when ${name} on one call, the others are shown all the same`, {
      tag: ['@8-dashboard-fetch-failure'],
    }, async ({ page }) => {
      await page.route('**/api/admin/users', answer)
      await open(page, '/admin/dashboard')
      await expect(section(page, 'Recipes').getByRole('listitem').first()).toBeVisible()
      await expect(section(page, 'Users').getByRole('listitem')).toHaveCount(0)
      await expectSilence(page)
      await expect(page).toHaveURL('/admin/dashboard')
    })

    test(`when ${name}, the comment stays, no error is shown and the button is enabled again`, {
      tag: ['@8-admin-comment-delete-failure'],
    }, async ({ page }) => {
      await open(page, '/admin/dashboard')
      const rows = section(page, 'Comments').getByRole('listitem')
      await expect(rows.first()).toBeVisible()
      const count = await rows.count()
      const reloads = await countCalls(page, '**/api/admin/comments', 'GET')
      await page.route('**/api/admin/comments/*', onlyForMethod('DELETE', answer))
      const button = rows.first().getByRole('button', { name: 'Delete' })
      await pressUntilHandled(button)
      await expectSilence(page)
      await expect(rows).toHaveCount(count)
      expect(reloads()).toBe(0)
    })
  }

  for (const part of sectionNames) {
    test(`401 on ${part} signs the admin out`, { tag: ['@4-admin-session-401', '@8-admin-401'] }, async ({
      page,
    }) => {
      await page.route(`**/api/admin/${part}`, route => route.fulfill({ status: 401, json: {} }))
      await page.goto('/admin/dashboard')
      await expect(page).toHaveURL('/admin/signin')
      expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
      await expectSilence(page)
    })
  }

  test('deleting a comment with an ended session leads to the sign-in', async ({ page }) => {
    await open(page, '/admin/dashboard')
    const button = section(page, 'Comments').getByRole('button', { name: 'Delete' }).first()
    await expect(button).toBeVisible()
    await page.evaluate(() => localStorage.setItem('adminToken', 'a1_dead'))
    await button.click()
    await expect(page).toHaveURL('/admin/signin')
  })
})
