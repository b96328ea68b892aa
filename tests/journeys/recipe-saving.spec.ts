import { recipesMessages } from '#contract/messages.ts'
import { expect, holdToken, open } from './support/journey.ts'
import { goesWrong, only, test } from './support/member.ts'
import { clearTable, create, field, own, submit, write } from './support/recipe-form.ts'

test.beforeEach(async ({ page, member }) => {
  await holdToken(page, member.token)
  await open(page, '/myrecipes')
  await expect(page.getByRole('button', { name: /^Akinyi/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add a recipe' }).click()
})

test.afterEach(({ page, send }) => clearTable(page, send))

for (const [name, answer] of Object.entries(goesWrong)) {
  test(`when ${name}, it is said, nothing is lost, and it can be tried again`, async ({ page }) => {
    await page.route('**/api/recipes', only('POST', answer))
    await write(page)
    await submit(page)
    await expect(create(page).getByRole('alert')).toHaveText(recipesMessages.saveFailed)
    await expect(field(page, 'Title')).toHaveValue('Samaki wa kupaka')
    await page.unroute('**/api/recipes')
    await submit(page)
    await expect(create(page)).toHaveCount(0)
    await expect(own(page).getByRole('article', { name: 'Samaki wa kupaka' })).toBeVisible()
  })
}

test('fields that the server refuses are shown at their place', async ({ page }) => {
  const fields = { title: 'Title is taken.' }
  await page.route(
    '**/api/recipes',
    only('POST', route => route.fulfill({ status: 400, json: { fields } })),
  )
  await write(page)
  await submit(page)
  await expect(create(page).getByRole('alert')).toHaveText(recipesMessages.saveFailed)
  await expect(field(page, 'Title')).toHaveAccessibleDescription('Title is taken.')
})

test('a failure that comes after the form was closed is told all the same', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(
    '**/api/recipes',
    only('POST', async route => {
      await held
      await route.fulfill({ status: 500, json: {} })
    }),
  )
  await write(page)
  await submit(page)
  await page.keyboard.press('Escape')
  await expect(create(page)).toHaveCount(0)
  release()
  await expect(page.getByText(recipesMessages.saveFailed)).toBeVisible()
})

for (const way of ['Escape', 'Cancel', 'Close']) {
  test(`${way} closes it and keeps a draft, which is offered and not forced`, async ({ page }) => {
    await field(page, 'Title').fill('Samaki')
    await expect(create(page).getByText('Draft kept on this device')).toBeVisible()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await create(page).getByRole('button', { name: way }).click()
    await expect(create(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add a recipe' })).toBeFocused()

    await page.reload()
    await page.getByRole('button', { name: 'Add a recipe' }).click()
    await expect(field(page, 'Title')).toHaveValue('')
    await create(page).getByRole('button', { name: 'Continue the draft' }).click()
    await expect(field(page, 'Title')).toHaveValue('Samaki')
  })
}

test('a draft can be discarded', async ({ page }) => {
  await field(page, 'Title').fill('Samaki')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add a recipe' }).click()
  await create(page).getByRole('button', { name: 'Discard it' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add a recipe' }).click()
  await expect(create(page).getByText('Continue the draft')).toHaveCount(0)
})
