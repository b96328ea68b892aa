import { expect, open, presetToken } from '../support/journey.ts'
import { test } from '../support/member.ts'

for (const path of ['/admin', '/admin/signin']) {
  test(`with a live admin token ${path} goes on to the dashboard, and Back does not return to it`, {
    tag: ['@2-route-admin', '@2-route-admin-signin'],
  }, async ({ page, adminToken }) => {
    await presetToken(page, adminToken, 'adminToken')
    await open(page, '/recipes')
    await page.goto(path)
    await expect(page).toHaveURL('/admin/dashboard')
    await expect(page.getByRole('heading', { level: 2, name: 'Comments' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/recipes')
  })
}
