import * as messages from '#texts/messages.ts'
import { callApi } from '../support/accounts.ts'
import { expect, open, presetToken } from '../support/journey.ts'
import { countCalls, test } from '../support/member.ts'
import { field, submit } from '../support/recipe-form.ts'
import { expectSilence } from '../support/silence.ts'
import { holdRequests } from '../support/test-site.ts'
import { expectToastDuration } from '../support/toast-timing.ts'
import { expectAccessible } from '../support/visual-checks.ts'

test.beforeEach(({ page, member }) => presetToken(page, member.token))

test('the page shows what was written in the form as it was written, also in cook mode; its author changes and deletes it there', {
  tag: ['@2-detail-fields', '@2-detail-country'],
}, async ({ page, publish, send }) => {
  const recipe = await publish({ ingredients: 'salt', instructions: 'Stir.', countryOfOrigin: '' })
  const texts = {
    Ingredients: '2 cups maize\n\nSauce:\n\n4 tomatoes\n\n\nSalt to taste',
    Instructions: '1. Boil it for 10 to 12 minutes.\n\nTo serve:\n2. Ladle it out.\nTip: taste it first.',
  }
  await open(page, '/myrecipes')
  const edit = page.getByRole('button', { name: 'Edit Githeri ya Akinyi' })
  await edit.press('Enter')
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
  const release = await holdRequests(page, '**/api/recipes/user?*')
  await submit(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await send('GET', `/api/recipes/${recipe.id}`)).toMatchObject({
    ingredients: texts.Ingredients,
    instructions: texts.Instructions,
  })
  // The form is filled even while the list is being fetched again.
  await edit.press('Enter')
  for (const [label, text] of Object.entries(texts)) await expect(field(page, label)).toHaveValue(text)
  release()
  await page.keyboard.press('Escape')

  await open(page, `/recipes/${recipe.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Githeri ya Akinyi' })).toBeVisible()
  await expect(page.getByText('Not specified')).toBeVisible()
  const ingredients = page.getByRole('region', { name: 'Ingredients' })
  await expect(ingredients.getByRole('listitem')).toHaveText(['2 cups maize', '4 tomatoes', 'Salt to taste'])
  await expect(ingredients.getByRole('heading', { name: 'Sauce:', exact: true })).toBeVisible()
  const steps = page.getByRole('region', { name: 'Instructions' })
  await expect(steps.getByRole('listitem')).toHaveText([/^Boil it/, 'Ladle it out.'])
  await expect(steps.getByRole('heading', { name: 'To serve:', exact: true })).toBeVisible()
  await expect(steps.getByText('Tip: taste it first.', { exact: true })).toBeVisible()
  const timer = steps.getByRole('button', { name: 'Start a timer of 10:00: 10 to 12 minutes' })
  await expect(timer).toHaveAttribute('data-clock', '10:00')
  const gapBefore = async (text: string, before: string) => {
    const [upper, lower] = await Promise.all(
      [before, text].map(words => ingredients.getByText(words, { exact: true }).boundingBox()),
    )
    return (lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0)
  }
  const [blank, twoBlank] = [
    await gapBefore('4 tomatoes', 'Sauce:'),
    await gapBefore('Salt to taste', '4 tomatoes'),
  ]
  expect(blank).toBeGreaterThan(24)
  expect(twoBlank).toBeGreaterThan(blank + 12)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Cook mode' }).press('Enter')
  const cooking = page.getByRole('dialog', { name: 'Cook Githeri ya Akinyi' })
  await expect(cooking.getByText('Step 1 of 2').first()).toBeVisible()
  await expect(cooking.getByRole('checkbox')).toHaveCount(3)
  await cooking.getByRole('button', { name: 'Next' }).press('Enter')
  const step = cooking.getByRole('region', { name: 'Step' })
  await expect(step).toContainText(/Step 2 of 2To serve:Ladle it out\.Tip: taste it first\.$/)
  await page.keyboard.press('Escape')

  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More about this recipe' }).press('Enter')
    await page.getByRole('button', { name: item, exact: true }).press('Enter')
  }
  await choose('Edit')
  await field(page, 'Title').fill('Githeri ya Jumapili')
  await submit(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Githeri ya Jumapili' })).toBeVisible()
  await expect(page).toHaveURL(`/recipes/${recipe.id}`)
  const calls = await countCalls(page, `**/api/recipes/${recipe.id}`, 'GET')
  await choose('Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete “Githeri ya Jumapili”?' })
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('“Githeri ya Jumapili” has been deleted.')).toBeVisible()
  await expect(page).toHaveURL('/myrecipes')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // The deleted recipe was not requested.
  expect(calls()).toBe(0)
})

test('a recipe in a right-to-left script is aligned to one side, whatever the script of its lines', async ({
  page,
  publish,
}) => {
  const { id } = await publish({
    ingredients: '2 كوب عدس\nNutella, 1 tbsp\nملح',
    instructions: 'اغسل العدس.\nStir it.\nاطبخ العدس.',
  })
  await open(page, `/recipes/${id}`)
  for (const region of ['Ingredients', 'Instructions']) {
    const lines = page.getByRole('region', { name: region }).getByRole('listitem')
    await expect(lines).toHaveCount(3)
    const ends = await lines.evaluateAll(items =>
      items.map(item => {
        const text = document.createRange()
        text.selectNodeContents(item.querySelector('label > span, div') ?? item)
        const { right } = text.getBoundingClientRect()
        return Math.round(item.getBoundingClientRect().right - right)
      }),
    )
    expect(new Set(ends).size, `${region}: ${ends}`).toBe(1)
    expect(ends[0]).toBeLessThan(80)
  }
})

test('a bookmark and a rating change by keyboard, once the server has agreed and not before', {
  tag: [
    '@2-detail-bookmark-button',
    '@2-detail-rate-control',
    '@4-bookmark-toggle',
    '@4-detail-rating',
    '@8-rating-success',
    '@9-stars',
    '@9-toast-bookmark',
  ],
}, async ({ page, publish }) => {
  const { id } = await publish({ rating: 0 })
  await open(page, `/recipes/${id}`)
  await expect(page.getByRole('region', { name: 'Rating' })).toContainText('No ratings yet')
  const bookmark = page.getByRole('article').getByRole('button', { name: /^Bookmark/ })
  await expect(bookmark).toHaveAccessibleName('Bookmark')
  const releaseBookmark = await holdRequests(page, '**/bookmark', 'POST')
  const set = page.waitForRequest(request => request.method() === 'POST')
  await bookmark.press('Enter')
  await set
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  releaseBookmark()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await expect(bookmark).toHaveAccessibleName('Bookmarked')
  await expectToastDuration(page, 'Recipe bookmarked', 2000)
  const removed = page.waitForRequest(request => request.method() === 'DELETE')
  await bookmark.press('Enter')
  await removed
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')

  const sent: unknown[] = []
  page.on('request', request => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON())
  })
  const star = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect(page.getByRole('group', { name: 'Your rating' }).getByRole('radio')).toHaveCount(5)
  await star('1 star').focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
  await expect(star('2 stars')).toBeFocused()
  expect(sent).toEqual([])
  await page.keyboard.press('Enter')
  await expect(star('2 stars')).toBeChecked()
  await expect(page.getByText(messages.ratingUpdated)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(star('3 stars')).toBeChecked()

  const releaseRating = await holdRequests(page, '**/api/recipes/*', 'PUT')
  const rated = page.waitForRequest(request => request.method() === 'PUT')
  await page.locator('.stars-star').nth(3).click()
  await rated
  await expect(star('4 stars')).not.toBeChecked()
  releaseRating()
  await expect(star('4 stars')).toBeChecked()
  expect(sent).toEqual([{ rating: 2 }, { rating: 3 }, { rating: 4 }])
  await expect(page.getByText('You gave this 4 stars.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Rating' })).toContainText('from 1 cook')
  await page.reload()
  await expect(star('4 stars')).toBeChecked()
  await expectAccessible(page)
})

test('blank comments are not sent; an added comment is confirmed and listed first, and the field is reset', {
  tag: ['@2-detail-comment-form', '@2-detail-comment-list', '@5-comment-not-empty', '@8-comment-success'],
}, async ({ page, site, sampleUserToken, publish }) => {
  const { id } = await publish()
  const comments = page.getByRole('region', { name: 'Comments' })
  const text = page.getByLabel('Comment', { exact: true })
  const add = page.getByRole('button', { name: 'Add comment' })
  const calls = await countCalls(page, '**/comment', 'POST')
  await open(page, `/recipes/${id}`)
  await expect(page.getByText('Nobody has said anything yet.')).toBeVisible()
  for (const blank of ['', '   ', '\n \t ']) {
    await text.fill(blank)
    await add.press('Enter')
    await expect(text).toBeFocused()
  }
  await expectSilence(page)
  expect(calls()).toBe(0)

  await text.fill('  A spoon of coconut milk.  ')
  const sent = page.waitForRequest('**/comment')
  await add.press('Enter')
  expect((await sent).postDataJSON()).toEqual({ content: 'A spoon of coconut milk.' })
  await expect(page.getByText(messages.commentAdded)).toBeVisible()
  await expect(comments.getByRole('listitem')).toContainText('A spoon of coconut milk.')
  await expect(comments.getByRole('status')).toHaveText('1 comment')
  await expect(text).toHaveValue('')

  const content = 'Second words.\nOn two lines.'
  await callApi(site, sampleUserToken, ['POST', `/api/recipes/${id}/comment`], { content })
  await page.reload()
  await expect(comments.getByRole('status')).toHaveText('2 comments')
  const [newest, oldest] = [comments.getByRole('listitem').first(), comments.getByRole('listitem').last()]
  await expect(newest).toContainText('Wanjiru Kamau')
  await expect(newest.getByText('Second words.')).toHaveText(content, { useInnerText: true })
  await expect(newest.getByRole('time')).toHaveText('just now')
  await expect(oldest).toContainText('Akinyi')
  await expect(oldest).toContainText('A spoon of coconut milk.')
  await expectAccessible(page)
})

test('sharing opens each of the four sites, with a toast of two seconds', {
  tag: ['@9-toast-share', '@9-share-targets'],
}, async ({ page, context }) => {
  await context.route(/facebook|twitter|instagram|whatsapp/, route => route.fulfill({ body: '' }))
  await open(page, '/recipes/71')
  const share = page.getByRole('button', { name: 'Share Ugali na sukuma wiki' })
  for (const [name, address] of [
    ['Facebook', /^https:\/\/www\.facebook\.com\/sharer\/.*recipes%2F71/],
    ['Twitter', /^https:\/\/twitter\.com\/intent\/tweet\?.*recipes%2F71&text=Ugali/],
    ['Instagram', /^https:\/\/www\.instagram\.com\/$/],
    ['WhatsApp', /^https:\/\/api\.whatsapp\.com\/send\?text=Ugali.*recipes%2F71$/],
  ] as const) {
    await share.press('Enter')
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: `Share on ${name}` }).press('Enter')
    const other = await opened
    await other.waitForURL(address)
    await other.close()
    await page.bringToFront()
    await expectToastDuration(page, `Opening ${name}`, 2000)
  }
  await expectAccessible(page)
})
