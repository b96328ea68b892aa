import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

const manifestFile = join(import.meta.dirname, '../../../dist/client/.vite/manifest.json')

/** Presses a button whose call fails or is refused, and returns when the page has handled the response: it was busy and is no more. */
export async function pressUntilHandled(button: Locator): Promise<void> {
  // Installed before the press, because a call may be over before a locator looks for the first time.
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
 * Nothing is announced. A toast's code is loaded with the first one, so this looks when that code has arrived and had
 * time to render, and looks once: an assertion that waits for "none" would wait until a toast has closed by itself.
 */
export async function expectSilence(page: Page): Promise<void> {
  await waitForChunk(page, 'ui/toaster.tsx')
  expect(await page.getByRole('alert').allTextContents()).toEqual([])
  expect(await page.locator('.Toastify__toast').allTextContents()).toEqual([])
}

/** From here on what this module of web/ shows is there, if it was called for: a lazy one comes after the look otherwise. */
export async function waitForChunk(page: Page, module: string): Promise<void> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, { file: string }>
  const file = manifest[module]?.file
  if (!file) throw new Error(`${module} is not a chunk of its own`)
  await waitForFrames(page)
  // As text, because a function with an import would be rewritten by the runner's compiler.
  await page.evaluate(`import('/${file}').then(() => undefined)`)
  await waitForFrames(page)
}

/** Long enough for React to render what happened before, also in steps: a lazy component, then its effects. */
export const waitForFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames += 1)
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  })
