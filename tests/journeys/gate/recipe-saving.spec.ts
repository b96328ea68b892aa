import { expect, open, presetToken } from '../support/journey.ts'
import { test } from '../support/member.ts'
import { createDialog, deleteCreatedRecipes, field } from '../support/recipe-form.ts'

test.beforeEach(async ({ page, member }) => {
  await presetToken(page, member.token)
  await open(page, '/myrecipes')
  await expect(page.getByRole('button', { name: /^Akinyi/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add a recipe' }).click()
})

test.afterEach(({ page, send }) => deleteCreatedRecipes(page, send))

for (const closeAction of ['Escape', 'Cancel', 'Close']) {
  test(`${closeAction} closes it and saves a draft, which is offered, not applied`, {
    tag: ['@2-recipe-modal-escape', '@4-recipe-form-closes'],
  }, async ({ page }) => {
    await field(page, 'Title').fill('Samaki')
    await expect(createDialog(page).getByText('Draft kept on this device')).toBeVisible()
    if (closeAction === 'Escape') await page.keyboard.press('Escape')
    else await createDialog(page).getByRole('button', { name: closeAction }).click()
    await expect(createDialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add a recipe' })).toBeFocused()

    await page.reload()
    await page.getByRole('button', { name: 'Add a recipe' }).click()
    await expect(field(page, 'Title')).toHaveValue('')
    await createDialog(page).getByRole('button', { name: 'Continue the draft' }).click()
    await expect(field(page, 'Title')).toHaveValue('Samaki')
  })
}
