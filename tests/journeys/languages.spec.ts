import { buildInPseudoLanguage, pseudoLetter } from '#harness/pseudo-language.ts'
import { siteTemplate, startRealSite } from '#harness/real-site.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { findPlainTexts, findUnmirroredBoxes, PageData } from './support/language-checks.ts'
import { test as memberTest } from './support/member.ts'
import { openScreen } from './support/open-screen.ts'
import { desktop, phone, screens } from './support/screens.table.ts'
import { findClippedText, findOverflowingElements } from './support/visual-checks.ts'

const softly = expect.configure({ soft: true })

/** The site in a language that a program made: 40 % longer than English, and written from right to left. */
const test = memberTest.extend<object>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are asked for from the pattern
    async ({}, use) => {
      const { root, remove } = await buildInPseudoLanguage()
      const site = await startRealSite({ root, template: siteTemplate })
      await use(site)
      await site.stop()
      await remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

test('the document names its direction', async ({ page }) => {
  await open(page, '/')
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
})

for (const screen of screens) {
  const { name, widths = [phone, desktop] } = screen
  test(`${name}: every text is in the language; nothing is cut off, and the layout is mirrored`, async ({
    page,
    member,
    sampleUserToken,
    adminToken,
    publish,
    keepDraft,
    send,
  }) => {
    const data = new PageData()
    await data.watch(page)
    await openScreen(screen, { page, member, sampleUserToken, adminToken, publish, keepDraft, send })
    expect.soft(await findPlainTexts(page, data)).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await findOverflowingElements(page), `${width} px`).toEqual([])
      expect.soft(await findClippedText(page), `${width} px`).toEqual([])
      // Again while a name is on its way, which moves what is beside it.
      await softly.poll(() => findUnmirroredBoxes(page), `${width} px`).toEqual([])
    }
  })
}

test('from right to left, the left arrow is the next tab, and a toast comes where lines end', async ({
  page,
  member,
}) => {
  await presetToken(page, member.token)
  await open(page, '/profile')
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await open(page, '/recipes')
  await page.getByRole('button', { name: /^Like/ }).first().click()
  const toast = page.locator('.Toastify__toast')
  await expect(toast).toBeVisible()
  await expect.poll(async () => (await toast.boundingBox())?.x ?? desktop).toBeLessThan(desktop / 4)
})

test('a mail is in the language', async ({ site, member }) => {
  const mail = await site.mailTo(member.email)
  const plainLines = mail
    .slice(mail.indexOf('\r\n\r\n'))
    .split('\r\n')
    .filter(line => /\p{L}/u.test(line) && !line.includes(pseudoLetter) && !line.includes('http'))
  expect(plainLines).toEqual([])
})
