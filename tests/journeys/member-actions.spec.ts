import { aMember } from './support/accounts.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { choose, rowOf } from './support/member-table.ts'
import { aSecuredAdmin } from './support/moderators.ts'
import { scrollsSideways } from './support/visual-checks.ts'

const test = onIsolatedSite()

test('at 390 px, by keyboard: a member is limited, suspended and released, each with rule and reason', {
  tag: ['@trust-actions'],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const name = 'Onyango'
  await aMember(site, name)
  await presetToken(page, await aSecuredAdmin(site), 'adminToken')
  await open(page, `/admin/members?q=${name}`)
  const row = rowOf(page, name)
  await choose(page, name, /^Limit/)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Limit ${name}?`)
  await dialog.getByRole('button', { name: 'Limit and notify' }).click()
  await expect(dialog.getByLabel('Rule')).toBeFocused()
  await dialog.getByLabel('Rule').selectOption({ index: 3 })
  await dialog.getByLabel('Days').fill('91')
  await dialog.getByLabel(/^Reason/).fill('The same advertisement under forty recipes.')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Limit and notify' }).click()
  await expect(dialog.getByLabel('Days')).toBeFocused()
  await dialog.getByLabel('Days').fill('7')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${name} is limited and has been told.`)).toBeVisible()
  await expect(row).toContainText('Limited until')
  await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeFocused()

  await choose(page, name, /^Suspend/)
  await expect(dialog).toContainText(
    'will only be able to read the notice, appeal once, take its data and leave',
  )
  await dialog.getByLabel('Rule').selectOption({ index: 3 })
  await dialog.getByText('Until somebody lifts it').click()
  await dialog.getByLabel(/^Reason/).fill('It went on after the limit, in three days.')
  await dialog.getByRole('button', { name: 'Suspend and notify' }).press('Enter')
  await expect(row).toContainText('Suspended')
  const sideways = await scrollsSideways(page)
  expect(sideways).toBe(false)

  await choose(page, name, /^Lift the suspension/)
  await expect(dialog.getByRole('figure')).toContainText('The decision was taken back')
  await dialog.getByRole('button', { name: 'Lift and notify' }).press('Enter')
  await expect(dialog.getByLabel(/^Reason/)).toBeFocused()
  await page.keyboard.type('The member has written, and means it.')
  await dialog.getByRole('button', { name: 'Lift and notify' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row).not.toContainText('Suspended')
  await expect(row).not.toContainText('Limited')
})

test('the menu leads to all cases about a member; a failure keeps what was written', async ({
  page,
  site,
}) => {
  const { id } = await aMember(site, 'Bahati')
  await presetToken(page, await aSecuredAdmin(site), 'adminToken')
  await open(page, '/admin/members?q=bahati')
  await choose(page, 'Bahati', /^Suspend/)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Rule').selectOption({ index: 1 })
  await dialog.getByLabel(/^Reason/).fill('Thirty-one comments that sell pans.')
  await page.route('**/restriction', route => route.abort())
  await dialog.getByRole('button', { name: 'Suspend and notify' }).click()
  await expect(dialog.getByRole('alert')).toContainText('That could not be sent.', { timeout: 20_000 })
  await expect(dialog.getByLabel(/^Reason/)).toHaveValue('Thirty-one comments that sell pans.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Actions for Bahati' }).click()
  await page.getByRole('link', { name: 'Cases about Bahati' }).click()
  await expect(page).toHaveURL(`/moderation?member=${id}`)
  await expect(page.getByText('Nothing about this member has been reported.')).toBeVisible()
  await page.getByRole('link', { name: 'All open cases' }).click()
  await expect(page).toHaveURL('/moderation')
})
