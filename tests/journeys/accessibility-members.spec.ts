import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, holdToken, hydrated } from './support/journey.ts'
import { goesWrong, test } from './support/member.ts'
import { aPicture } from './support/pictures.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const widths = [320, 1280]
const themes = ['light', 'dark'] as const

type Screen = {
  name: string
  path: string
  hasRecipe?: boolean
  isAdmin?: boolean
  prepare?: (page: Page) => Promise<void>
}

const add = (page: Page) => page.getByRole('button', { name: 'Add a recipe' }).click()

const screens: Screen[] = [
  { name: 'my recipes', path: '/myrecipes', hasRecipe: true },
  {
    name: 'my recipes failed',
    path: '/myrecipes',
    prepare: async page => {
      await page.route(/\/api\/recipes\/(user|bookmarked)/, goesWrong['the server fails'])
      await page.reload()
      await expect(page.getByRole('alert')).toHaveCount(2)
    },
  },
  { name: 'a new recipe', path: '/myrecipes', prepare: add },
  {
    name: 'a new recipe with errors',
    path: '/myrecipes',
    prepare: async page => {
      await add(page)
      await page.getByRole('button', { name: 'Create Recipe' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
    },
  },
  {
    name: 'deleting a recipe',
    path: '/myrecipes',
    hasRecipe: true,
    prepare: page => page.getByRole('button', { name: /^Delete / }).click(),
  },
  { name: 'profile', path: '/profile' },
  { name: 'notifications', path: '/profile#notifications' },
  { name: 'bookmarks', path: '/profile#bookmarks', hasRecipe: true },
  {
    name: 'cropping the avatar',
    path: '/profile',
    prepare: async page => {
      await page.getByLabel('Choose a picture').setInputFiles(await aPicture('me.jpg'))
      await expect(page.getByRole('button', { name: 'Use this part' })).toBeEnabled()
    },
  },
  { name: 'admin sign-in', path: '/admin/signin' },
  { name: 'admin dashboard', path: '/admin/dashboard', isAdmin: true },
]

/** One load, looked at in every width and theme. */
for (const { name, path, hasRecipe, isAdmin, prepare } of screens) {
  test(`${name}: no findings, nothing to scroll sideways`, async ({
    page,
    member,
    adminToken,
    publish,
    send,
  }) => {
    if (hasRecipe) await send('POST', `/api/recipes/${(await publish()).id}/bookmark`)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await holdToken(page, member.token)
    if (isAdmin) await holdToken(page, adminToken, 'adminToken')
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await prepare?.(page)
    for (const colorScheme of themes) {
      for (const width of widths) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 900 })
        const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
        const findings = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join('\n')}`,
        )
        expect(findings, `${colorScheme}, ${width} px`).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
      }
    }
  })
}
