import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumArguments, findHeadlessChromium } from '#tests/support/find-chromium.ts'
import { isThrottled, throttling } from './support/throttling.ts'

const executablePath = findHeadlessChromium()

export default defineConfig({
  testDir: '..',
  testMatch: ['journeys/**/*.spec.ts', 'interop/**/*.spec.ts'],
  outputDir: '../../test-results/journeys',
  // Each worker runs its own site, database and browser, so memory limits their number.
  workers: Math.min(6, availableParallelism()),
  fullyParallel: false,
  // Not a promise: the timeout only has to be longer than a slow machine takes.
  timeout: isThrottled ? 120_000 : 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // A page in a new context costs the browser about twice the processor time. A new context is needed for throttling, which is
    // set up with a page.
    reuseContext: !isThrottled,
    // Installing a worker for each journey costs a second. Journeys about the worker allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Journeys about motion switch motion on.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    launchOptions: {
      slowMo: throttling.slowMo ?? 0,
      args: chromiumArguments,
      ...(executablePath && { executablePath }),
    },
    // Tracing costs a third of the time. To examine a failure: --trace retain-on-failure.
    trace: 'off',
  },
})
