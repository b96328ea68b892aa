import type { Page } from '@playwright/test'
import { aCook } from '#tests/support/cooks.ts'
import * as t from '#texts/cooks.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { test } from './support/member.ts'

const lines = {
  ingredients: '2 cups maize flour\n½ teaspoon salt\n1 small chilli, sliced\n½ lemon, juice only',
}

test.beforeEach(({ page, member }) => presetToken(page, member.token))

const talk = (page: Page) => page.getByRole('region', { name: 'Comments' })

test('comments and cooks are one list by time, which can be filtered; if the cooks fail to load, the comments are shown alone', {
  tag: ['@cooks-conversation'],
}, async ({ page, publish, send }) => {
  const { id } = await publish(lines)
  await send('POST', `/api/recipes/${id}/comment`, { content: 'It held its shape.' })
  const changes = [{ line: '½ teaspoon salt', verb: 'less', what: 'a pinch' }]
  await send('POST', `/api/recipes/${id}/cooks`, aCook({ cookedOn: '2025-04-30', note: 'The first time.' }))
  await send(
    'POST',
    `/api/recipes/${id}/cooks`,
    aCook({ howCooked: 'changed', changes, cookedOn: '2025-05-01' }),
  )
  await page.route('**/cooks', route => route.abort())
  await open(page, `/recipes/${id}`)
  await expect(talk(page).getByRole('listitem')).toHaveText([/It held its shape/])
  await expect(talk(page).getByRole('button', { name: t.cookChoices.changed })).toHaveCount(0)
  await page.unroute('**/cooks')
  await page.reload()
  await expect(talk(page).getByRole('listitem')).toHaveText([
    /It held its shape/,
    /cooked it and changed it.*2nd time.*½ teaspoon salt → a pinch/,
    /cooked it as written.*The first time\./,
  ])
  const changedOnly = talk(page).getByRole('button', { name: t.cookChoices.changed })
  await tabTo(page, changedOnly)
  await page.keyboard.press('Enter')
  await expect(changedOnly).toHaveAttribute('aria-pressed', 'true')
  await expect(talk(page).getByRole('listitem')).toHaveText([/cooked it and changed it/])
  await talk(page).getByRole('button', { name: t.cookChoices.withPhoto }).click()
  await expect(talk(page).getByText(t.nobodySoFar)).toBeVisible()
})

test('figures are shown beside the rating, each if it exists; figures that fail to load leave nothing there', {
  tag: ['@cooks-figures'],
}, async ({ page, publish }) => {
  const { id } = await publish({ ...lines, prepTime: '40 min' })
  const figures = {
    cookCount: 43,
    asWritten: { count: 31, rating: 4.8 },
    changed: { count: 12, rating: 4.3 },
    changes: [{ line: '1 small chilli, sliced', verb: 'leftOut', what: '', count: 8, of: 43, rating: 4.7 }],
    minutes: { count: 12, lower: 45, median: 50, upper: 60 },
  }
  const rating = page.getByRole('region', { name: 'Rating' })
  await page.route('**/cooks/figures', route => route.fulfill({ json: figures }))
  await open(page, `/recipes/${id}`)
  await expect(rating.getByRole('row')).toHaveText([
    /^As written31 cooks.*4\.8$/,
    /^Changed12 cooks.*4\.3$/,
    /^Left out: 1 small chilli, sliced8 of 43.*4\.7$/,
  ])
  await expect(rating.getByText('The author says 40 min; 12 cooks took 45–60.')).toBeVisible()
  await page.unroute('**/cooks/figures')
  await page.route('**/cooks/figures', route => route.fulfill({ json: { cookCount: 2, changes: [] } }))
  await page.reload()
  await expect(rating.getByRole('radio', { name: '5 stars' })).toBeVisible()
  await expect(rating.getByRole('table')).toHaveCount(0)
  await expect(rating.getByText(/took/)).toHaveCount(0)
})
