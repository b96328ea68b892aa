import * as contactMessages from '#texts/messages/contact.ts'
import { expect, open, test } from '../support/journey.ts'
import { answerIsLost } from '../support/test-site.ts'
import { expectAccessible } from '../support/visual-checks.ts'

const subjects = ['General Inquiry', 'Recipe Inquiry', 'Ingredients Inquiry', 'Report']

test('contact: the sidebar, the fields and what they require; a message whose answer was lost is sent again, as the same one, and confirmed, and the form is reset', {
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
  await expect(aside.getByRole('link', { name: '+254 20 555 0142' })).toHaveAttribute(
    'href',
    'tel:+254205550142',
  )
  await expect(aside.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(aside.getByText('Nairobi, Kenya')).toBeVisible()
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
  await expect(page.getByText(contactMessages.failed)).toBeVisible()
  await page.unroute('**/api/contact')
  expect(await lost).toBeTruthy()
  const sent = page.waitForRequest('**/api/contact')
  const again = keyOfNext()
  await page.getByRole('button', { name: 'Send Message' }).press('Enter')
  await expect(page.getByText(contactMessages.sent)).toBeVisible()
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
