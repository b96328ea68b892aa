import { expect, open, test } from './support/journey.ts'

test('sharing from the list opens the chosen site, with the recipe', {
  tag: ['@9-share-targets'],
}, async ({ page, context }) => {
  await context.route(/facebook|twitter|instagram|whatsapp/, route => route.fulfill({ body: 'elsewhere' }))
  await open(page, '/recipes?q=chapati')
  const expected = {
    Facebook: /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=http.*recipes%2F\d+$/,
    Twitter: /^https:\/\/twitter\.com\/intent\/tweet\?url=.*recipes%2F\d+&text=Chapati/,
    Instagram: /^https:\/\/www\.instagram\.com\/$/,
    WhatsApp: /^https:\/\/api\.whatsapp\.com\/send\/?\?text=Chapati.*recipes%2F\d+$/,
  }
  for (const [name, address] of Object.entries(expected)) {
    const opened = context.waitForEvent('page')
    const card = page.getByRole('region', { name: 'Recipes' }).getByRole('article').first()
    await card.getByRole('button', { name: `Share on ${name}` }).click()
    const elsewhere = await opened
    await expect(elsewhere).toHaveURL(address)
    await elsewhere.close()
  }
})
