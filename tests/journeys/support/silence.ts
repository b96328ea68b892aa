import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

const manifestFile = join(import.meta.dirname, '../../../dist/client/.vite/manifest.json')

/**
 * Presses a button whose request fails or is refused, and returns when the page has handled the response: the button was busy and
 * no longer is.
 */
export async function pressUntilHandled(button: Locator): Promise<void> {
  // Installed before the press, because a request may be over before a locator looks for the first time.
  const busy = await button.evaluateHandle(element => ({
    isOver: new Promise<void>(resolve => {
      const observer = new MutationObserver(records => {
        const wasBusy = records.some(({ oldValue }) => oldValue === 'true')
        if (wasBusy && element.getAttribute('aria-busy') !== 'true') resolve()
      })
      observer.observe(element, { attributeFilter: ['aria-busy'], attributeOldValue: true })
    }),
  }))
  await button.click()
  await busy.evaluate(({ isOver }) => isOver)
}

/**
 * Expects that nothing is announced. A toast's code is loaded with the first toast, so this waits until that code has arrived and
 * had time to render. Then it looks once: an assertion that waits for "none" would wait until a toast has closed by itself.
 */
export async function expectSilence(page: Page): Promise<void> {
  await waitForChunk(page, 'ui/toaster.tsx')
  expect(await page.getByRole('alert').allTextContents()).toEqual([])
  expect(await page.locator('.Toastify__toast').allTextContents()).toEqual([])
}

/** Waits until this module of web/ would have shown what it was called for. A lazy module may load after a test has looked. */
export async function waitForChunk(page: Page, module: string): Promise<void> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, { file: string }>
  const file = manifest[module]?.file
  if (!file) throw new Error(`${module} is not a chunk of its own`)
  await waitForFrames(page)
  // Given as text, because the runner's compiler would rewrite a function with an import.
  await page.evaluate(`import('/${file}').then(() => undefined)`)
  await waitForFrames(page)
}

/** Waits long enough for React to render what happened before, also in steps: a lazy component, then its effects. */
export const waitForFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames += 1)
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  })
