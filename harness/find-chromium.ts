import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A Chromium that is already there: the one named, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH
  return [named, ...systemPaths, chromium.executablePath()].find(path => path && existsSync(path))
}

/** As root the sandbox refuses to start. */
export const chromiumArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : []
