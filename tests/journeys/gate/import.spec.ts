import { cell, draftsOf, keep, pageOf, paste, pilau } from '../support/import-review.ts'
import { expect, presetToken } from '../support/journey.ts'
import { test } from '../support/member.ts'
import { expectAccessible } from '../support/visual-checks.ts'

test('a pasted page is reviewed line by line, corrected and kept as a draft', {
  tag: ['@import-review'],
}, async ({ page, site, member }) => {
  await presetToken(page, member.token)
  await paste(page, pageOf(pilau), 'https://jikoni.example/pilau')
  await expect(page.getByRole('heading', { level: 1, name: 'Pilau ya Zanzibar' })).toBeFocused()
  await expect(page.getByText('3 of 5 ingredient lines are clear, 2 want a look.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'jikoni.example' })).toBeVisible()
  await expect(cell(page, 'Amount of line 2')).toHaveValue('½')
  await expect(cell(page, 'Remark of line 1')).toHaveValue('rinsed')
  await expect(cell(page, 'Serves')).toHaveValue('8')
  await expect(cell(page, 'Heading')).toHaveValue('The rice:')
  await expect(cell(page, 'Step 1')).toHaveValue('Wash the rice until the water runs clear.')
  await expect(page.getByText('Prep 20 min, cook 1 hour 10 min, total 2 hours')).toBeVisible()
  await expect(cell(page, 'Prep time')).toHaveValue('2 hours')

  await page.getByRole('button', { name: 'Make it two lines' }).click()
  await expect(cell(page, 'Food of line 5')).toHaveValue('thumb of ginger')
  await page.getByRole('button', { name: 'Split it up' }).click()
  await cell(page, 'Food of line 3').fill('raisins')
  await cell(page, 'Amount of line 3').fill('1')
  await cell(page, 'Unit of line 3').fill('handful')
  await cell(page, 'Food of line 2').fill('ghee')
  await expect(page.getByRole('status').getByText('Every line is clear')).toBeVisible()

  const newsletter = page.getByRole('listitem').filter({ hasText: 'Newsletter' })
  await expect(newsletter.getByText('Left out, not a step')).toBeVisible()
  await expectAccessible(page)
  await keep(page).press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toHaveValue(
    'Pilau ya Zanzibar',
  )
  const [draft] = await draftsOf(site, member.token)
  await expect(page).toHaveURL(`/myrecipes?draft=${draft?.id}`)
  expect(draft?.title).toBe('Pilau ya Zanzibar')
  expect(draft?.ingredients).toBe(
    '3 cups basmati rice, rinsed\n1/2 cup ghee\n1 handful raisins\n4 cloves garlic\nthumb of ginger, crushed\nsalt',
  )
  expect(draft?.instructions).toBe(
    'The rice:\nWash the rice until the water runs clear.\nBrown the onions slowly in the ghee.',
  )
})
