import { aMember } from '../support/accounts.ts'
import {
  copied,
  created,
  form,
  isSaved,
  keep,
  listed,
  question,
  stored,
  titleField,
} from '../support/drafts.ts'
import { expect, open, presetToken, test } from '../support/journey.ts'
import { tabToAndPress } from '../support/keyboard.ts'
import { expectAccessible } from '../support/visual-checks.ts'

test.setTimeout(90_000)

test('by keyboard: a draft is continued, is there after a reload, and is published with its credit', {
  tag: ['@import-drafts', '@import-source', '@import-near-copy'],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  const wanjiru = await aMember(site, 'Wanjiru')
  const id = await keep(site, wanjiru, { ...copied, ingredients: '' })
  await presetToken(page, wanjiru.token)
  await open(page, '/myrecipes')
  await expect(listed(page)).toContainText('1, only you see it')
  await expect(listed(page)).toContainText('From jikoni.example, saved just now')
  await expect(listed(page)).toContainText('3 lines so far')
  await tabToAndPress(
    page,
    listed(page).getByRole('link', { name: 'Go on with Pilau ya Zanzibar', exact: true }),
  )

  await expect(titleField(page)).toBeFocused()
  await tabToAndPress(page, form(page).getByRole('button', { name: 'Publish' }))
  await expect(form(page).getByRole('alert', { name: 'One field needs another look' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('textbox', { name: 'Ingredients' })).toBeFocused()
  await page.keyboard.type('2 cups rice')
  await expect(isSaved(page)).toBeVisible()
  expect((await stored(site, wanjiru, id)).ingredients).toBe('2 cups rice')

  await page.reload()
  await expect(form(page).getByRole('textbox', { name: 'Ingredients' })).toHaveValue('2 cups rice')
  await expect(form(page).getByText('never saved')).toHaveCount(0)
  await tabToAndPress(page, form(page).getByRole('button', { name: 'Publish' }))

  await expect(question(page).getByRole('radio', { name: /^It is mine/ })).toBeDisabled()
  await expect(question(page)).toContainText(
    'Not yet: 3 of 3 sentences are nearly word for word the same as in jikoni.example.',
  )
  await tabToAndPress(page, question(page).getByRole('button', { name: 'Show the sentences' }))
  await expect(question(page).getByRole('listitem')).toHaveCount(3)
  await expect(question(page).getByRole('radio', { name: /^Adapted/ })).toBeChecked()
  await expect(question(page).getByRole('textbox', { name: 'Whose is it?' })).toHaveValue('Jikoni ya Bibi')
  await expect(question(page).getByRole('textbox', { name: 'Link' })).toHaveValue(
    'https://jikoni.example/pilau',
  )
  await expectAccessible(page)
  await tabToAndPress(page, question(page).getByRole('button', { name: 'Publish' }))
  await expect(page.getByText('“Pilau ya Zanzibar” is published.')).toBeVisible()
  await expect(created(page).getByRole('article', { name: 'Pilau ya Zanzibar' })).toBeVisible()
  await expect(listed(page)).toHaveCount(0)
  await expect(created(page).getByRole('link', { name: 'Import' })).toBeVisible()
  await created(page).getByRole('link', { name: 'View Recipe' }).press('Enter')
  // In a new member's recipe the address is text, not a link.
  await expect(page.getByRole('main')).toContainText('Jikoni ya Bibi https://jikoni.example/pilau')
})
