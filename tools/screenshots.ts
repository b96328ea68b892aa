// Photographs every screen in its states, at three widths, light and dark: npm run screenshots -- [--out DIR] [screen …]
// It starts a site of its own and waits until every cover is drawn.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '#harness/find-chromium.ts'
import { type Screen, screens } from './screenshots/screens.ts'
import { startScreenshotSite } from './screenshots/site.ts'
import { takeScreenshots } from './screenshots/take-screenshots.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: join(import.meta.dirname, '../test-results/screenshots') } },
})
const unknown = positionals.filter(name => !screens.some(screen => screen.name === name))
if (unknown.length > 0) {
  console.error(
    `No screen is called ${unknown.join(', ')}. There are: ${screens.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
const isRequested = ({ name }: Screen) => positionals.length === 0 || positionals.includes(name)

await mkdir(values.out, { recursive: true })
const site = await startScreenshotSite()
const executablePath = findChromium()
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) })
try {
  for (const screen of screens.filter(isRequested)) {
    await takeScreenshots({ browser, site, screen, folder: values.out })
    console.log(screen.name)
  }
} finally {
  await browser.close()
  await site.stop()
}
console.log(`The pictures are in ${values.out}`)
