import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, holdToken, hydrated, keysHeard, test } from './support/journey.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const widths = [390, 1280]
const themes = ['light', 'dark'] as const

type Screen = { name: string; path: string; isSignedIn?: boolean; prepare?: (page: Page) => Promise<void> }

const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'login', path: '/login' },
  {
    name: 'login refused',
    path: '/login',
    prepare: async page => {
      await page.getByLabel('Email').fill('a@example.org')
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'sign up', path: '/signup' },
  { name: 'about', path: '/aboutus' },
  { name: 'contact', path: '/contactus' },
  { name: 'recipes', path: '/recipes' },
  {
    name: 'recipes with all filters',
    path: '/recipes?q=lime&rating=3.5&servings=2&time=45',
    prepare: async page => {
      await page.getByRole('button', { name: 'Show Filters' }).click()
      await expect(page.getByLabel('Minimum Rating')).toBeVisible()
    },
  },
  { name: 'no recipes', path: '/recipes?q=nothinglikethis' },
  { name: 'recipes, signed in', path: '/recipes', isSignedIn: true },
  {
    name: 'a recipe',
    path: '/recipes/71',
    isSignedIn: true,
    prepare: async page => {
      await page.getByRole('checkbox', { name: '4 cups water' }).check()
      await page.getByRole('button', { name: 'Start a timer: 3 minutes' }).click()
    },
  },
  {
    name: 'cook mode',
    path: '/recipes/71',
    isSignedIn: true,
    prepare: async page => {
      await page.getByRole('button', { name: 'Cook mode' }).click()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Start a timer: 3 minutes' }).click()
      await page.getByRole('button', { name: 'Next' }).click()
    },
  },
  { name: 'a recipe that is not there', path: '/recipes/999999', isSignedIn: true },
  {
    name: 'the list of keys',
    path: '/recipes',
    prepare: async page => {
      await keysHeard(page)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'a cook', path: '/chefs/2' },
  { name: 'a cook, signed in', path: '/chefs/2', isSignedIn: true },
  { name: 'not found', path: '/no/such/page' },
  { name: 'reset password', path: '/reset-password?token=x' },
  { name: 'verify email', path: '/verify-email?token=x' },
]

for (const { name, path, isSignedIn, prepare } of screens) {
  for (const theme of themes) {
    for (const width of widths) {
      test(`${name}, ${theme}, ${width} px: no findings`, async ({ page, cookToken }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        if (isSignedIn) await holdToken(page, cookToken)
        await page.goto(path)
        await hydrated(page)
        await prepare?.(page)
        const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join('\n')}`),
        ).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      })
    }
  }
}
