import type { Page } from '@playwright/test'
import { expect, open, presetToken } from './support/journey.ts'
import { aRecipe, countCalls, test } from './support/member.ts'
import { findAxeViolations, findOverflowingElements } from './support/visual-checks.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Your Recipe' })
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const reason = (page: Page) => dialog(page).getByLabel('What changed?')

async function openForm(page: Page): Promise<void> {
  await open(page, '/myrecipes')
  await page.getByRole('button', { name: /^Edit Githeri/ }).click()
}

test.beforeEach(({ page, member }) => presetToken(page, member.token))

const ingredients = '2 cups maize\n1 tsp salt'

test('while one types, the form says whether the change makes a version or corrects one', {
  tag: ['@versions-form'],
}, async ({ page, publish }) => {
  await publish({ ingredients })
  await page.setViewportSize({ width: 390, height: 800 })
  await openForm(page)
  await field(page, 'Title').fill('Githeri ya bibi')
  await expect(dialog(page).getByText('A small correction.')).toBeVisible()
  await expect(dialog(page).getByText('Version 1 stays version 1, and nobody is told.')).toBeVisible()
  await expect(reason(page)).toHaveCount(0)
  await field(page, 'Ingredients').fill('2 cups maize\n2 tsp salt')
  await expect(dialog(page).getByText('This will be version 2.')).toBeVisible()
  await expect(
    dialog(page).getByText('Salt doubled. Everybody who has bookmarked it is told once.'),
  ).toBeVisible()
  await reason(page).fill('My grandmother says so')
  expect(await findOverflowingElements(page)).toEqual([])
  expect(await findAxeViolations(page)).toEqual([])
  await field(page, 'Ingredients').fill('2 cups of maize\n1 tsp salt')
  await expect(dialog(page).getByText('A small correction.')).toBeVisible()
  await expect(reason(page)).toHaveCount(0)
})

test('by keyboard: the author gives a reason, which the version shows; the next edit starts without a reason', {
  tag: ['@versions-reason'],
}, async ({ page, publish }) => {
  const recipe = await publish({ ingredients })
  await openForm(page)
  await field(page, 'Ingredients').fill('2 cups maize\n½ tsp salt')
  await expect(dialog(page).getByText('Salt halved.')).toBeVisible()
  await reason(page).focus()
  await page.keyboard.type('Less salt, said the doctor')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await open(page, `/recipes/${recipe.id}`)
  await page.getByRole('link', { name: 'Version 2' }).click()
  await expect(page.getByText('Less salt, said the doctor').first()).toBeVisible()
  await openForm(page)
  await field(page, 'Servings').fill('9')
  await expect(dialog(page).getByText('This will be version 3.')).toBeVisible()
  await expect(reason(page)).toHaveValue('')
})

test('a reason that was not saved is in the draft on this device', async ({ page, publish }) => {
  await publish({ ingredients })
  await openForm(page)
  await field(page, 'Ingredients').fill('2 cups maize\n½ tsp salt')
  await reason(page).fill('Less salt')
  await page.keyboard.press('Escape')
  await openForm(page)
  await dialog(page).getByRole('button', { name: 'Continue the draft' }).click()
  await expect(reason(page)).toHaveValue('Less salt')
})

test('a server without versions is not asked for versions', async ({ page }) => {
  const bare = { ...aRecipe(), id: 7, title: 'Githeri elsewhere' }
  await page.route('**/api/recipes/user*', route => route.fulfill({ json: [bare] }))
  const loads = await countCalls(page, '**/save-as-*.js', 'GET')
  await openForm(page)
  await field(page, 'Ingredients').fill('9 cups maize')
  await field(page, 'Title').fill('Githeri, more of it')
  await expect(dialog(page).getByText('Draft kept on this device')).toBeVisible()
  expect(loads()).toBe(0)
})
