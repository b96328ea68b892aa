import { expect, test } from './support/journey.ts'

test.use({ javaScriptEnabled: false })

const shown = [
  { path: '/', texts: ['Karibu mezani', 'Discover Recipes', 'On the table now'] },
  { path: '/recipes', texts: ['Something sweet', 'Tiramisù', 'View Recipe'] },
  { path: '/recipes?diet=Vegan&q=ugali', texts: ['Ugali na sukuma wiki'] },
  { path: '/aboutus', texts: ['Mission', 'Vision', 'Culture'] },
  { path: '/contactus', texts: ['First Name', 'General Inquiry', 'Nairobi, Kenya'] },
  { path: '/login', texts: ['Karibu tena', 'Forgot Password?'] },
  { path: '/signup', texts: ['Take a seat', 'Confirm Password'] },
]

for (const { path, texts } of shown) {
  test(`${path} shows its content without script`, async ({ page }) => {
    await page.goto(path)
    for (const text of texts) await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByText('Loading...')).toBeHidden()
  })
}

test('/recipes can be searched and filtered without script', async ({ page }) => {
  await page.goto('/recipes')
  await page.getByRole('searchbox').fill('ugali')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Vegan' }).click()
  await expect(page).toHaveURL('/recipes?q=ugali&diet=Vegan')
  await expect(page.getByRole('heading', { name: 'Ugali na sukuma wiki' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vegan' })).toHaveAttribute('aria-pressed', 'true')
})

for (const path of [
  '/login',
  '/signup',
  '/contactus',
  '/admin/setup?token=x',
  '/admin/signin',
  '/reset-password?token=x',
]) {
  test(`without script the form of ${path} says that it needs one, and keeps what was written`, async ({
    page,
  }) => {
    await page.goto(path)
    // Playwright's text locators skip noscript.
    await expect(page.locator('form noscript .note')).toBeVisible()
    for (const field of await page.locator('form :is(input, textarea):visible').all()) {
      const type = await field.getAttribute('type')
      if (type === 'radio') await field.check()
      else await field.fill(type === 'email' ? 'a@example.org' : 'chapati')
    }
    await page.locator('form [type=submit]').click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('form :is(input, textarea):visible').first()).toHaveValue(
      /a@example.org|chapati/,
    )
  })
}

test('/ shows recipes without script', async ({ page }) => {
  await page.goto('/')
  const latest = page.getByRole('region', { name: 'On the table now' })
  await expect(latest.locator('a[href^="/recipes/"]').first()).toBeVisible()
})

test('a recipe page has link-preview metadata without the recipe’s text', async ({ request, site }) => {
  const { id, title, ingredients } = await firstRecipe(site.url)
  const html = await (await request.get(`${site.url}/recipes/${id}`)).text()
  expect(html).toContain(`<title>${title} · Mezani</title>`)
  expect(html).toContain(`property="og:title" content="${title}"`)
  expect(html).toMatch(/property="og:image" content="http/)
  expect(html).toMatch(/name="twitter:card" content="summary_large_image"/)
  const [, jsonLd = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(jsonLd)).toMatchObject({ '@type': 'Recipe', name: title })
  expect(html).not.toContain(ingredients.split('\n')[0])
})

async function firstRecipe(url: string) {
  const recipes = (await (await fetch(`${url}/api/recipes?limit=1`)).json()) as {
    id: number
    title: string
    ingredients: string
  }[]
  const [recipe] = recipes
  if (!recipe) throw new Error('The sample table is empty')
  return recipe
}
