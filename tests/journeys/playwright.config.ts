import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, findHeadlessChromium } from '#harness/find-chromium.ts'
import { isThrottled, throttling } from './support/throttling.ts'

const executablePath = findHeadlessChromium()

export default defineConfig({
  testDir: '..',
  testMatch: ['journeys/**/*.spec.ts', 'interop/**/*.spec.ts'],
  outputDir: '../../test-results/journeys',
  // One more than there are processors: a journey waits some of the time. Each worker runs its own site, database and
  // browser, so memory limits their number.
  workers: Math.min(6, availableParallelism() + 1),
  fullyParallel: false,
  timeout: isThrottled ? 120_000 : 30_000,
  expect: { timeout: isThrottled ? 20_000 : 7_000 },
  reporter: [['list']],
  use: {
    // A page in a new context costs the browser about twice the processor time. Throttling is set up with a page.
    reuseContext: !isThrottled,
    // A service worker's own requests would bypass the failures that journeys simulate; journeys about it allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    launchOptions: {
      slowMo: throttling.slowMo ?? 0,
      args: chromiumArguments,
      ...(executablePath && { executablePath }),
    },
    // Tracing costs a third of the time; to look into a failure: --trace retain-on-failure.
    trace: 'off',
  },
})
