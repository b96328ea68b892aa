import * as ui from '#texts/ui.ts'
import { expect, test, waitForHydration } from './support/journey.ts'
import {
  chunksWithParts,
  expectPageStands,
  expectPageStandsWithout,
  forgetErrors,
  markDocument,
  openPart,
  readLazyChunks,
} from './support/lazy-chunks.ts'
import { lazyParts, message } from './support/lazy-parts.table.ts'

test('every lazy chunk of the build is in the table, and the table has no others', () => {
  const built = readLazyChunks().map(({ source }) => source)
  expect(Object.keys(lazyParts).sort()).toEqual(built.sort())
})

for (const { source, part, script } of chunksWithParts) {
  test(`without the script of ${source} the page stays as it is, and the part works once the script is there`, async ({
    page,
    site,
    sampleUserToken,
    adminToken,
    browserErrors,
  }) => {
    await expectPageStandsWithout([script], part, { page, site, sampleUserToken, adminToken, browserErrors })
  })
}

for (const { source, part, styles } of chunksWithParts.filter(chunk => chunk.styles.length > 0)) {
  test(`without the styles of ${source} the page stays as it is, and the part works once the styles are there`, async ({
    page,
    site,
    sampleUserToken,
    adminToken,
    browserErrors,
  }) => {
    await expectPageStandsWithout(
      styles,
      part,
      { page, site, sampleUserToken, adminToken, browserErrors },
      503,
    )
  })
}

for (const { source, part } of chunksWithParts.filter(chunk => !chunk.part.isLoadedWithPage)) {
  test(`offline before ${source} is needed, the page stays as it is, and the part comes with the network`, async ({
    page,
    context,
    site,
    sampleUserToken,
    adminToken,
    browserErrors,
  }) => {
    const { typing, isLoadedByTyping, ...untyped } = part
    await openPart(page, isLoadedByTyping ? untyped : part, { site, token: sampleUserToken, adminToken })
    await context.setOffline(true)
    if (isLoadedByTyping) await typing?.field(page).fill(typing.text)
    await part.use(page)
    await expect(part.substitute(page)).toBeVisible()
    await expectPageStands(page, part)
    await context.setOffline(false)
    await part.pressAgain?.(page)
    await part.works(page)
    await expectPageStands(page, part)
    forgetErrors(browserErrors)
  })
}

test('what is typed before the page’s own script fails to load stays there, and is there once it has loaded', async ({
  page,
  browserErrors,
}) => {
  const { promise: isTyped, resolve: finishTyping } = Promise.withResolvers<void>()
  const script = '**/assets/contact-*.js'
  await page.route(script, async route => {
    await isTyped
    await route.abort()
  })
  await page.goto('/contactus', { waitUntil: 'commit' })
  await message.field(page).fill(message.text)
  await markDocument(page)
  finishTyping()
  const failure = page.getByText(ui.pageIncomplete)
  await expect(failure).toBeVisible()
  await expectPageStands(page, { typing: message })
  await page.unroute(script)
  await failure.getByRole('button', { name: ui.tryAgain }).click()
  await waitForHydration(page)
  await expect(failure).toHaveCount(0)
  await expectPageStands(page, { typing: message })
  forgetErrors(browserErrors)
})
