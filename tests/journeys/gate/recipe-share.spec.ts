import { open, presetToken, test } from '../support/journey.ts'
import { expectToastDuration } from '../support/toast-timing.ts'

const targets: [name: string, address: RegExp][] = [
  ['Facebook', /^https:\/\/www\.facebook\.com\/sharer\/.*recipes%2F71/],
  ['Twitter', /^https:\/\/twitter\.com\/intent\/tweet\?.*recipes%2F71&text=Ugali/],
  ['Instagram', /^https:\/\/www\.instagram\.com\/$/],
  ['WhatsApp', /^https:\/\/api\.whatsapp\.com\/send\?text=Ugali.*recipes%2F71$/],
]

for (const [name, address] of targets) {
  test(`sharing on ${name} opens it, with a toast of two seconds`, {
    tag: ['@9-toast-share', '@9-share-targets'],
  }, async ({ page, context, sampleUserToken }) => {
    await context.route(/facebook|twitter|instagram|whatsapp/, route => route.fulfill({ body: '' }))
    await presetToken(page, sampleUserToken)
    await open(page, '/recipes/71')
    await page.getByRole('button', { name: 'Share Ugali na sukuma wiki' }).click()
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: `Share on ${name}` }).click()
    const other = await opened
    await other.waitForURL(address)
    await other.close()
    await page.bringToFront()
    await expectToastDuration(page, `Opening ${name}`, 2000)
  })
}
