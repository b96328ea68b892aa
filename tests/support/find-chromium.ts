import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium without windows, from Debian's package. A page takes half as much time in it. */
const headlessPath = '/usr/bin/chromium-headless-shell'

const findFirst = (paths: (string | undefined)[]) => paths.find(path => path && existsSync(path))

/** Returns an installed Chromium: the one named, the system's, or Playwright's own. */
export const findChromium = (): string | undefined =>
  findFirst([process.env.CHROME_PATH, ...systemPaths, chromium.executablePath(), headlessPath])

/** Returns a Chromium for tests: the one named, else one without windows, else any. */
export const findHeadlessChromium = (): string | undefined =>
  findFirst([process.env.CHROME_PATH, headlessPath]) ?? findChromium()

/** The sandbox refuses to start as root. */
export const chromiumArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : []
