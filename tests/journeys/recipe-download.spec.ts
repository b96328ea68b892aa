import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, open, presetToken, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'

const menu = (page: Page) => page.getByRole('button', { name: 'More about this recipe' })

const files: [label: string, name: string, begin: RegExp][] = [
  ['JSON-LD', '71-ugali-na-sukuma-wiki.json', /^\{\n {2}"@context": "https:\/\/schema\.org"/],
  ['Markdown', '71-ugali-na-sukuma-wiki.md', /^# Ugali na sukuma wiki\n/],
  ['Cooklang', '71-ugali-na-sukuma-wiki.cook', /^---\ntitle: Ugali na sukuma wiki\n/],
]

test('at 390 px a recipe is downloaded from its menu in each format by keyboard', {
  tag: ['@import-export'],
}, async ({ page, sampleUserToken }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await presetToken(page, sampleUserToken)
  await open(page, '/recipes/71')
  for (const [label, name, begin] of files) {
    await menu(page).click()
    const item = page.getByRole('link', { name: `Download as ${label}` })
    await expect(item).toBeInViewport({ ratio: 1 })
    await tabTo(page, item)
    const downloading = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const download = await downloading
    expect(download.suggestedFilename()).toBe(name)
    expect(await readFile(await download.path(), 'utf8')).toMatch(begin)
    await expect(item).toHaveCount(0)
  }
  await expect(page).toHaveURL(/\/recipes\/71$/)
})

test('the download as JSON-LD contains everything that the page has for search engines', async ({
  request,
  site,
}) => {
  const html = await (await request.get(`${site.url}/recipes/71`)).text()
  const [, embedded = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const said = JSON.parse(embedded)
  expect(Object.keys(said)).toEqual(
    expect.arrayContaining(['name', 'url', 'image', 'prepTime', 'recipeYield']),
  )
  const exported = await (await request.get(`${site.url}/api/recipes/71/export`)).json()
  expect(exported).toMatchObject(said)
})
