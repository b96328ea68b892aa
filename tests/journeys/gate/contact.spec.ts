import { randomUUID } from 'node:crypto'
import { aMessage } from '#tests/support/messages.ts'
import * as t from '#texts/messages.ts'
import { callApi } from '../support/accounts.ts'
import { expect, open, presetToken, test } from '../support/journey.ts'
import { answerIsLost, holdRequests } from '../support/test-site.ts'
import { expectAccessible } from '../support/visual-checks.ts'

const subjects = ['General Inquiry', 'Recipe Inquiry', 'Ingredients Inquiry', 'Report']

test('contact shows the sidebar, the fields and what they require; a message whose response was lost is sent again with the same key, and the form is reset', {
  tag: [
    '@2-contact-form',
    '@2-contact-sidebar',
    '@3-contact-message',
    '@5-contact-required',
    '@8-contact-success',
    '@9-contact-subjects',
  ],
}, async ({ page }) => {
  await open(page, '/contactus')
  const aside = page.getByRole('complementary')
  await expect(aside.getByRole('link', { name: '+254 20 000 0000' })).toHaveAttribute(
    'href',
    'tel:+254200000000',
  )
  await expect(aside.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(aside.getByText('Nairobi, Kenya')).toBeVisible()
  await expect(aside.getByText('are examples')).toBeVisible()
  for (const name of ['YouTube', 'Instagram', 'Facebook'])
    await expect(aside.getByRole('link', { name })).toBeVisible()

  for (const label of ['First Name', 'Last Name', 'Email', 'Phone Number', 'Message']) {
    await expect(page.getByLabel(label)).toHaveAttribute('required')
  }
  await expect(page.getByRole('radio').filter({ visible: true })).toHaveCount(subjects.length + 3)
  for (const name of subjects) await expect(page.getByRole('radio', { name })).toHaveAttribute('required')
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')

  await page.getByLabel('First Name').fill('Kenji')
  await page.getByLabel('Last Name').fill('Mori')
  await page.getByLabel('Email').fill('kenji@example.org')
  await page.getByLabel('Phone Number').fill('+81 3 5555 0142')
  await page.getByRole('radio', { name: 'Ingredients Inquiry' }).press('Space')
  await page.getByLabel('Message').fill('Which maize flour comes closest?')
  const keyOfNext = async () => {
    const request = await page.waitForRequest('**/api/contact')
    return request.headerValue('idempotency-key')
  }
  const lost = keyOfNext()
  await page.route('**/api/contact', answerIsLost)
  await page.getByRole('button', { name: 'Send Message' }).press('Enter')
  await expect(page.getByText(t.messageFailed)).toBeVisible()
  await page.unroute('**/api/contact')
  expect(await lost).toBeTruthy()
  const sent = page.waitForRequest('**/api/contact')
  const again = keyOfNext()
  await page.getByRole('button', { name: 'Send Message' }).press('Enter')
  await expect(page.getByText(t.messageSent)).toBeVisible()
  expect(await again).toBe(await lost)
  expect((await sent).postDataJSON()).toEqual({
    firstName: 'Kenji',
    lastName: 'Mori',
    email: 'kenji@example.org',
    phoneNumber: '+81 3 5555 0142',
    inquiryType: 'Ingredients Inquiry',
    message: 'Which maize flour comes closest?',
  })
  await expect(page.getByLabel('First Name')).toHaveValue('')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(page)
})

test('from the dashboard an administrator reads a message, and marks it as answered or not answered', async ({
  page,
  site,
  adminToken,
}) => {
  const firstName = `Chebet ${randomUUID().slice(0, 4)}`
  const message = aMessage({ firstName, message: 'Which maize flour\ncomes closest?' })
  await callApi(site, '', ['POST', '/api/contact'], message)
  await presetToken(page, adminToken, 'adminToken')
  await open(page, '/admin/dashboard')
  await page.getByRole('link', { name: /^Messages \d+ waiting$/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  const received = page.getByRole('article', { name: `${firstName} Kamau` })
  for (const words of ['Recipe Inquiry', 'wanjiku@example.org', '+254 700 000000', message.message])
    await expect(received).toContainText(words)
  await expect(received.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    'mailto:wanjiku@example.org?subject=Re%3A%20Mezani%3A%20Recipe%20Inquiry',
  )
  const releaseList = await holdRequests(page, /only=waiting/)
  await page.getByRole('button', { name: 'Not answered', exact: true }).press('Enter')
  await expect(page).toHaveURL('/admin/messages?only=waiting')
  // Pressed before the list has loaded that must keep the message.
  await received.getByRole('button', { name: 'Mark as answered' }).press('Enter')
  releaseList()
  await expect(received.getByRole('status')).toHaveText(/^Answered on /)
  // The action can be undone at the same place.
  await expect(received.getByRole('button', { name: 'Mark as not answered' })).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(
    page.getByText('Every message is answered.').or(page.getByRole('article').first()),
  ).toBeVisible()
  await expect(received).toHaveCount(0)
  await page.getByRole('button', { name: 'Answered', exact: true }).press('Enter')
  await received.getByRole('button', { name: 'Mark as not answered' }).press('Enter')
  await expect(received.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
  await page.getByRole('link', { name: 'Admin Dashboard' }).press('Enter')
  await expect(page).toHaveURL('/admin/dashboard')
})
