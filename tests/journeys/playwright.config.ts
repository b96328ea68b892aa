import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from '#tests/support/find-chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: '..',
  testMatch: ['journeys/**/*.spec.ts', 'interop/**/*.spec.ts'],
  outputDir: '../../test-results/journeys',
  // The machines this runs on have two cores: one for the browser, one for the site.
  workers: 1,
  fullyParallel: false,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list']],
  use: {
    // A worker's own requests pass by the failures that journeys make happen; journeys about it let it in.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Africa/Nairobi',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
    trace: 'retain-on-failure',
  },
})
