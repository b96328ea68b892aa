import { expect } from '#tests/journeys/support/journey.ts'
import { test } from './bare-journey.ts'

test('with a backend without rules, there is no link to them, and their page is not found', async ({
  page,
  client,
}) => {
  await page.goto(`${client}/aboutus`)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'About Us' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'The rules' })).toHaveCount(0)
  await page.goto(`${client}/rules`)
  await expect(page.getByText('404 Error')).toBeVisible()
})
