import type { Page } from '@playwright/test'
import { aPicture } from '#tests/support/pictures.ts'
import { aMember, callApi } from './support/accounts.ts'
import { expect, openIdle, presetToken, test, waitForFooterTools } from './support/journey.ts'
import { expectFocusNotLost, tabTo, tabToAndPress } from './support/keyboard.ts'
import { createDialog, createdRecipes, field, sampleValues } from './support/recipe-form.ts'
import { publish } from './support/test-site.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test.setTimeout(90_000)

test('by keyboard: a recipe is bookmarked, scaled, ticked off, cooked, rated and commented on', async ({
  page,
  site,
  sampleUserToken,
}) => {
  const id = await publish(site, sampleUserToken)
  await presetToken(page, sampleUserToken)
  await openIdle(page, `/recipes/${id}`)
  await tabToAndPress(page, button(page, 'Bookmark'), 'Enter', { atMost: 20 })
  await expect(button(page, 'Bookmarked')).toBeFocused()

  const cook = button(page, 'Cook mode')
  await tabToAndPress(page, cook, 'Enter', { back: true, atMost: 4 })
  await expect(button(page, 'Next')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog')).toContainText('Step 2 of 3')
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab')
    expect(await isWithin(page, 'dialog')).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(cook).toBeFocused()

  await tabToAndPress(page, button(page, 'More servings'), 'Enter', { atMost: 12 })
  await expect(page.getByRole('region', { name: 'Ingredients' }).getByRole('status')).toHaveText('Serves 5')
  await tabToAndPress(page, button(page, 'As written'), 'Enter', { atMost: 2 })
  await expectFocusNotLost(page)
  const first = page.getByRole('region', { name: 'Ingredients' }).getByRole('checkbox').first()
  await tabToAndPress(page, first, 'Space', { atMost: 4 })
  await expect(first).toBeChecked()

  await tabTo(page, page.getByRole('radio', { name: '1 star', exact: true }), { atMost: 12 })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Rating updated successfully!')).toBeVisible()
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeFocused()
  await tabTo(page, page.getByLabel('Comment', { exact: true }), { atMost: 4 })
  await page.keyboard.type('Asante')
  await tabToAndPress(page, button(page, 'Add comment'), 'Enter', { atMost: 1 })
  await expect(page.getByText('Comment added successfully!')).toBeVisible()
  await expectFocusNotLost(page)
})

test('by keyboard: a recipe is created, edited and deleted; the dialog traps the focus and restores it', {
  tag: ['@2-recipe-modal-escape'],
}, async ({ page, site }) => {
  const { token } = await aMember(site, 'Zuri')
  await callApi(site, token, ['POST', '/api/recipes/2/bookmark'])
  await page.route('https://pictures.example/**', route =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await presetToken(page, token)
  await openIdle(page, '/myrecipes')
  await expect(button(page, /^Zuri/)).toBeVisible()
  const add = button(page, 'Add a recipe')
  await tabToAndPress(page, add)
  await expect(field(page, 'Title')).toBeFocused()
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('Tab')
    expect(await isWithin(page, 'dialog')).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()

  await page.keyboard.press('Enter')
  for (const [label, text] of Object.entries(sampleValues)) {
    await tabTo(page, field(page, label))
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(text)
  }
  await tabToAndPress(page, button(page, 'Create Recipe'))
  await expect(createDialog(page)).toHaveCount(0)
  await expect(add).toBeFocused()

  const edit = button(page, 'Edit Samaki wa kupaka')
  await tabToAndPress(page, edit, 'Enter', { back: true })
  await expect(field(page, 'Title')).toBeFocused()
  await page.keyboard.type('!')
  await expect(field(page, 'Title')).toHaveValue('Samaki wa kupaka!')
  await tabToAndPress(page, button(page, 'Update Recipe'))
  await expect(button(page, 'Edit Samaki wa kupaka!')).toBeFocused()

  await tabToAndPress(page, button(page, 'Delete Samaki wa kupaka!'), 'Enter', { atMost: 2 })
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await tabToAndPress(page, button(page, 'Delete'), 'Enter', { atMost: 1 })
  await expect(createdRecipes(page).getByRole('article')).toHaveCount(0)
  await expectFocusNotLost(page)
  await tabToAndPress(page, button(page, /^Remove the bookmark/))
  await expect(page.getByRole('heading', { name: 'Nothing bookmarked yet' })).toBeVisible()
  await expectFocusNotLost(page)
})

test('by keyboard: tabs, a profile, an avatar that is cropped and saved, notifications, and the logout', {
  tag: ['@4-menus-toggle'],
}, async ({ page, site }) => {
  const { token } = await aMember(site, 'Tatu')
  await presetToken(page, token)
  await openIdle(page, '/profile')
  await tabTo(page, page.getByRole('tab', { name: 'Account' }), { atMost: 12 })
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: /^Notifications/ })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Explore Recipes' }), { atMost: 2 })
  await tabTo(page, page.getByRole('tab', { name: /^Notifications/ }), { back: true, atMost: 2 })
  await page.keyboard.press('ArrowLeft')

  // Must come before the key press: the browser only reports a file chooser that is already intercepted.
  const chooser = page.waitForEvent('filechooser')
  await tabToAndPress(page, page.getByLabel('Choose a picture'), 'Enter', { atMost: 3 })
  await (await chooser).setFiles(await aPicture('me.jpg'))
  await expect(button(page, 'Use this part')).toBeEnabled()
  await tabTo(page, page.getByLabel('Zoom'), { atMost: 4 })
  await page.keyboard.press('ArrowRight')
  await tabToAndPress(page, button(page, 'Use this part'), 'Enter', { atMost: 4 })
  await expect(page.getByText('Preview')).toBeVisible()
  await expectFocusNotLost(page)
  await tabToAndPress(page, button(page, 'Save Avatar'), 'Enter', { atMost: 3 })
  await expect(page.getByText('Preview')).toHaveCount(0)
  await expectFocusNotLost(page)

  await tabTo(page, page.getByLabel('Title'), { atMost: 8 })
  await page.keyboard.type('Baker')
  await tabToAndPress(page, button(page, 'Save'), 'Enter', { atMost: 5 })
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expectFocusNotLost(page)

  const menu = button(page, /^Tatu/)
  await tabToAndPress(page, menu, 'Enter', { back: true, atMost: 20 })
  await tabTo(page, page.getByRole('link', { name: 'My Profile' }), { atMost: 1 })
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await tabToAndPress(page, button(page, 'Log Out'), 'Enter', { atMost: 2 })
  await expect(page).toHaveURL('/')
  await expectFocusNotLost(page)
  await waitForFooterTools(page)
})

const isWithin = (page: Page, container: string) =>
  page.evaluate(selector => {
    const focused = document.activeElement
    // Between the last control and the first one, Tab passes through the browser's own toolbar.
    return focused === document.body || focused?.closest(selector) !== null
  }, container)
