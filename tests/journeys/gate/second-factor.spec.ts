import { toDigitsOf } from '#contract/plain-figures.ts'
import { codeOfKey } from '#tests/support/second-factors.ts'
import { aMember, type Member } from '../support/accounts.ts'
import { expect, test as journey, presetToken } from '../support/journey.ts'
import { keepCodes, logInToSecondStep, setUp } from '../support/second-factor-form.ts'
import { expectAccessible } from '../support/visual-checks.ts'

const test = journey.extend<{ cook: Member }>({
  cook: async ({ site, page }, use) => {
    const cook = await aMember(site)
    await presetToken(page, cook.token)
    await use(cook)
  },
})

test('after the password the form asks for the digits and sends them by itself; wrong digits show how many tries are left', {
  tag: ['@account-second-step'],
}, async ({ page, cook }) => {
  const { key } = await setUp(page)
  await keepCodes(page)
  await logInToSecondStep(page, cook)
  await page.getByLabel('Six digits').fill('000 00')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Six digits')).toHaveAccessibleDescription(/4 tries left/)
  await expectAccessible(page)
  await page.getByLabel('Six digits').fill(toDigitsOf(0x660, codeOfKey(key, 1)))
  await expect(page).toHaveURL('/recipes')
})
