import { siteTemplate, startRealSite } from '#harness/real-site.ts'
import { callApi, signIn } from './support/accounts.ts'
import { expect, test as journey, open, presetToken } from './support/journey.ts'
import { aNewcomer, publish } from './support/test-site.ts'

/** A site on which new members write two comments a day, and the same only once. */
const test = journey.extend<object>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are asked for from the pattern
    async ({}, use) => {
      const environment = { LIMITS: 'newMember.commentsPerDay=2 newMember.sameTextsPerHour=1' }
      const site = await startRealSite({ template: siteTemplate, environment })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('a new member’s third comment of the day stays in the field, and a toast says when it can follow', async ({
  page,
  site,
}) => {
  const { token } = await aNewcomer(site)
  const { body } = await callApi<{ id: number }[]>(site, token, ['GET', '/api/recipes?limit=1'])
  await presetToken(page, token)
  await open(page, `/recipes/${body[0]?.id}`)
  const field = page.getByRole('textbox', { name: 'Comment' })
  for (const words of ['Tamu sana', 'Asante']) {
    await field.fill(words)
    await page.getByRole('button', { name: 'Add comment' }).press('Enter')
    await expect(field).toHaveValue('')
  }
  await field.fill('And once more')
  await page.getByRole('button', { name: 'Add comment' }).press('Enter')
  await expect(
    page.getByText(/New members write 2 comments a day\. You can write the next one in 24 hours/),
  ).toBeVisible()
  await expect(field).toHaveValue('And once more')
})

test('links of a new member’s recipe are text for readers; those of others are links', async ({
  page,
  site,
}) => {
  const { token } = await aNewcomer(site)
  const reader = await signIn(site)
  const links = { url: 'https://example.org/pans', moreInfoUrl: 'https://example.org/more-pans' }
  const [byNew, byOther] = [await publish(site, token, links), await publish(site, reader, links)]
  await presetToken(page, reader)
  await open(page, `/recipes/${byNew}`)
  await expect(page.getByText('The original: https://example.org/pans')).toBeVisible()
  await expect(page.getByText('Links of new members are shown as text.')).toBeVisible()
  await expect(page.locator('a[href^="https://example.org"]')).toHaveCount(0)
  await open(page, `/recipes/${byOther}`)
  await expect(page.getByRole('link', { name: 'The original' })).toHaveAttribute('href', links.url)
})

test('what a new member writes again is marked as waiting for a moderator, and a toast says so', async ({
  page,
  site,
}) => {
  const { token } = await aNewcomer(site)
  const { body } = await callApi<{ id: number }[]>(site, token, ['GET', '/api/recipes?limit=2'])
  await presetToken(page, token)
  for (const { id } of body) {
    await open(page, `/recipes/${id}`)
    await page.getByRole('textbox', { name: 'Comment' }).fill('Best pans at pans.example')
    await page.getByRole('button', { name: 'Add comment' }).press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: 'Best pans' })).toHaveCount(1)
  }
  const own = page.getByRole('listitem').filter({ hasText: 'Best pans' })
  await expect(own.getByText('Waits for a moderator, only you see it')).toBeVisible()
  await expect(own.getByText('You have written the same several times within an hour.')).toBeVisible()
  await expect(page.getByText('Comment added')).toHaveCount(0)
})
