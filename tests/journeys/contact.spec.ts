import type { Page } from '@playwright/test'
import * as messages from '#texts/messages.ts'
import { expect, open, test } from './support/journey.ts'
import { countCalls } from './support/member.ts'
import { serverFails } from './support/test-site.ts'

const subjects = ['General Inquiry', 'Recipe Inquiry', 'Ingredients Inquiry', 'Report']

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Kenji')
  await page.getByLabel('Last Name').fill('Mori')
  await page.getByLabel('Email').fill('kenji@example.org')
  await page.getByLabel('Phone Number').fill('+81 3 5555 0142')
  await page.getByRole('radio', { name: 'Ingredients Inquiry' }).check()
  await page.getByLabel('Message').fill('Which maize flour comes closest?')
}

test('a failure shows an error and keeps the input', { tag: ['@8-contact-failure'] }, async ({ page }) => {
  await page.route('**/api/contact', serverFails)
  await open(page, '/contactus')
  await fillForm(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(messages.messageFailed)).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Which maize flour comes closest?')
  await expect(page.getByRole('radio', { name: 'Ingredients Inquiry' })).toBeChecked()
})

const required = {
  'First Name': 'First name is required.',
  'Last Name': 'Last name is required.',
  Email: 'Email is required.',
  'Phone Number': 'Phone number is required.',
  Message: 'Message is required.',
}
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })

test('each empty or blank field has its own message, and nothing is sent', {
  tag: ['@5-contact-required'],
}, async ({ page }) => {
  const calls = await countCalls(page, '**/api/contact', 'POST')
  await open(page, '/contactus')
  await sendButton(page).click()
  await expect(page.getByLabel('First Name')).toBeFocused()
  for (const [label, message] of Object.entries(required))
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(message)
  for (const name of subjects)
    await expect(page.getByRole('radio', { name })).toHaveAccessibleDescription('Subject is required.')

  await fillForm(page)
  await expect(page.getByText(/is required\.$/)).toHaveCount(0)
  await page.getByLabel('Last Name').fill('   ')
  await page.getByLabel('Message').fill(' \n ')
  await sendButton(page).click()
  await expect(page.getByLabel('Last Name')).toBeFocused()
  await expect(page.getByLabel('Last Name')).toHaveAccessibleDescription(required['Last Name'])
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription(required.Message)
  await expect(page.getByText(/is required\.$/)).toHaveCount(2)
  expect(calls()).toBe(0)

  await page.getByLabel('Last Name').fill('Mori')
  await page.getByLabel('Message').fill('Which flour?')
  await sendButton(page).click()
  await expect(page.getByText(messages.messageSent)).toBeVisible()
  expect(calls()).toBe(1)
})

test('a text that is no address has a message once its field is left; a field never filled in has none', {
  tag: ['@5-contact-required'],
}, async ({ page }) => {
  await open(page, '/contactus')
  await page.getByLabel('First Name').focus()
  await page.getByLabel('Email').fill('kenji')
  await page.getByLabel('Phone Number').focus()
  const email = page.getByLabel('Email')
  await expect(email).toHaveAccessibleDescription('Email must be an email address, like cook@example.org.')
  await expect(page.getByText(/is required\.$/)).toHaveCount(0)
  await email.fill('kenji@example.org')
  await expect(email).toHaveAccessibleDescription('')
})

test('a refusal of the server is shown at its field, and the form stays filled in', async ({ page }) => {
  await open(page, '/contactus')
  await fillForm(page)
  // The browser accepts it as an address, the server does not.
  await page.getByLabel('Email').fill('kenji@kitchen')
  await sendButton(page).click()
  await expect(page.getByText(messages.messageFailed)).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/^Email must be an email address/)
  await expect(page.getByLabel('Message')).toHaveValue('Which maize flour comes closest?')
})

test('only the operator’s contact details are shown; the form works without any', async ({ page }) => {
  const set = { phone: '+49 (0)30 123 45 67', email: null, place: 'Torstraße 12, Berlin', areExamples: false }
  const aside = page.getByRole('complementary')
  const visit = async (reply: { status: number; json: object }) => {
    await open(page, '/aboutus')
    await page.route('**/api/contact', route => route.fulfill(reply))
    await page.getByRole('link', { name: 'Contact Us' }).first().click()
  }
  await visit({ status: 200, json: set })
  const phone = aside.getByRole('link', { name: set.phone })
  await expect(phone).toHaveAttribute('href', 'tel:+49301234567')
  await expect(aside).toContainText(set.place)
  await expect(aside.getByRole('link', { name: /@/ })).toHaveCount(0)
  await expect(aside).not.toContainText('are examples')

  await visit({ status: 500, json: {} })
  await expect(aside).toContainText('The phone number and the email address could not be loaded.')
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
})
