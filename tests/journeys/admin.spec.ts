import type { Page } from '@playwright/test'
import { expect, open, presetToken, storedToken, waitForHydration } from './support/journey.ts'
import { countCalls, onlyForMethod, test } from './support/member.ts'
import { expectSilence, pressUntilHandled } from './support/silence.ts'
import { holdRequests, serverFails } from './support/test-site.ts'

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
    await expect(section(page, 'Recipes').getByText('Nothing matches these words')).toBeVisible()
  })

  test('Loading... is shown until the last request is answered too', {
    tag: ['@2-admin-dashboard', '@4-dashboard-loading'],
  }, async ({ page }) => {
    const held: { url: string; release: () => void }[] = []
    for (const name of sectionNames) {
      const url = `**/api/admin/${name}`
      held.push({ url, release: await holdRequests(page, url) })
    }
    await page.goto('/admin/dashboard')
    await waitForHydration(page)
    for (const { url, release } of held) {
      await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
      const isAnswered = page.waitForResponse(url)
      release()
      await isAnswered
    }
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4)
    await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0)
  })

  test('when the server fails on one request, the other lists are still shown', {
    tag: ['@8-dashboard-fetch-failure'],
  }, async ({ page }) => {
    await page.route('**/api/admin/users', serverFails)
    await open(page, '/admin/dashboard')
    await expect(section(page, 'Recipes').getByRole('listitem').first()).toBeVisible()
    await expect(section(page, 'Users').getByRole('listitem')).toHaveCount(0)
    await expectSilence(page)
    await expect(page).toHaveURL('/admin/dashboard')
  })

  test('when the server fails, the comment stays, no error is shown and the button is enabled again', {
    tag: ['@8-admin-comment-delete-failure'],
  }, async ({ page }) => {
    await open(page, '/admin/dashboard')
    const rows = section(page, 'Comments').getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    const count = await rows.count()
    const reloads = await countCalls(page, '**/api/admin/comments', 'GET')
    await page.route('**/api/admin/comments/*', onlyForMethod('DELETE', serverFails))
    const button = rows.first().getByRole('button', { name: 'Delete' })
    await pressUntilHandled(button)
    await expectSilence(page)
    await expect(rows).toHaveCount(count)
    expect(reloads()).toBe(0)
  })

  test('401 on any request of the dashboard signs the admin out', {
    tag: ['@4-admin-session-401', '@8-admin-401'],
  }, async ({ page, adminToken }) => {
    for (const part of sectionNames) {
      const url = `**/api/admin/${part}`
      await page.route(url, route => route.fulfill({ status: 401, json: {} }))
      await page.goto('/admin/dashboard')
      await expect(page).toHaveURL('/admin/signin')
      expect(await storedToken(page, 'adminToken')).toBeNull()
      await expectSilence(page)
      await page.unroute(url)
      await page.evaluate(token => localStorage.setItem('adminToken', token), adminToken)
    }
  })

  test('deleting a comment with an ended session leads to the sign-in', async ({ page }) => {
    await open(page, '/admin/dashboard')
    const button = section(page, 'Comments').getByRole('button', { name: 'Delete' }).first()
    await expect(button).toBeVisible()
    await page.evaluate(() => localStorage.setItem('adminToken', 'a1_dead'))
    await button.click()
    await expect(page).toHaveURL('/admin/signin')
  })
})
