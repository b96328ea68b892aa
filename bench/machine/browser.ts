import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '#tests/support/find-chromium.ts'

export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumArguments,
    ...(executablePath && { executablePath }),
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Opens a page in a browser context of its own, which is signed in before the first script runs. */
export async function openPage(browser: Browser, token: string | undefined, isPhone = false): Promise<Page> {
  const context = await browser.newContext(
    isPhone
      ? { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
      : { viewport: { width: 1280, height: 800 } },
  )
  if (token) await context.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`)
  return context.newPage()
}

/** Prints the machine's load, because figures from a busy machine say little. */
export const logSystemLoad = (): void =>
  console.log(
    `  load of the machine: ${loadavg()
      .map(load => load.toFixed(1))
      .join(' ')}`,
  )
