import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium without windows, which a page costs half as much time in. Debian's package. */
const headlessPath = '/usr/bin/chromium-headless-shell'

const findFirst = (paths: (string | undefined)[]) => paths.find(path => path && existsSync(path))

/** A Chromium that is already there: the one named, the system's, or Playwright's own. */
export const findChromium = (): string | undefined =>
  findFirst([process.env.CHROME_PATH, ...systemPaths, chromium.executablePath(), headlessPath])

/** For tests: the one named, else one without windows, else any. */
export const findHeadlessChromium = (): string | undefined =>
  findFirst([process.env.CHROME_PATH, headlessPath]) ?? findChromium()

/** As root the sandbox refuses to start. */
export const chromiumArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : []
