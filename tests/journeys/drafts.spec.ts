import { draftsPageSize } from '#contract/limits.ts'
import { aMember } from './support/accounts.ts'
import {
  copied,
  created,
  form,
  isSaved,
  keep,
  listed,
  question,
  stored,
  titleField,
} from './support/drafts.ts'
import { expect, open, presetToken, test } from './support/journey.ts'
import { onlyForMethod } from './support/member.ts'
import { answerIsLost, serverFails } from './support/test-site.ts'

test.setTimeout(90_000)

test('another tab’s change is not overwritten: one keeps one’s own version, or takes the other', async ({
  page,
  context,
  site,
}) => {
  const wanjiru = await aMember(site, 'Wanjiru')
  const id = await keep(site, wanjiru)
  await presetToken(page, wanjiru.token)
  await open(page, `/myrecipes?draft=${id}`)
  await expect(titleField(page)).toHaveValue('Pilau ya Zanzibar')
  const other = await context.newPage()
  await other.goto(`/myrecipes?draft=${id}`)
  await titleField(other).fill('Pilau of the other tab')
  await expect(isSaved(other)).toBeVisible()

  await titleField(page).fill('Pilau ya Lamu')
  await expect(form(page).getByText('This draft was changed elsewhere')).toBeVisible()
  expect((await stored(site, wanjiru, id)).title).toBe('Pilau of the other tab')
  await expect(titleField(page)).toHaveValue('Pilau ya Lamu')
  await form(page).getByRole('button', { name: 'Save what is here instead' }).click()
  await expect(isSaved(page)).toBeVisible()
  expect((await stored(site, wanjiru, id)).title).toBe('Pilau ya Lamu')

  await titleField(other).fill('Pilau ya Mombasa')
  await form(other).getByRole('button', { name: 'Show what is there' }).click()
  await expect(titleField(other)).toHaveValue('Pilau ya Lamu')
  await expect(form(other).getByText('changed elsewhere')).toHaveCount(0)
  await titleField(other).fill('Pilau ya Kisumu')
  await expect(isSaved(other)).toBeVisible()
  expect((await stored(site, wanjiru, id)).title).toBe('Pilau ya Kisumu')
  await other.close()
})

test('without a network a draft says that it is not saved, is there after a reload, and is sent once that is possible', async ({
  page,
  site,
}) => {
  const wanjiru = await aMember(site, 'Wanjiru')
  const id = await keep(site, wanjiru)
  await presetToken(page, wanjiru.token)
  await open(page, `/myrecipes?draft=${id}`)
  const change = `**/api/drafts/${id}`
  await page.route(
    change,
    onlyForMethod('PUT', route => route.abort()),
  )
  await titleField(page).fill('Pilau ya Lamu')
  await expect(form(page).getByText('Not saved yet. What you wrote is on this device.')).toBeVisible()
  await page.reload()
  await form(page).getByRole('button', { name: 'Continue the draft' }).click()
  await expect(titleField(page)).toHaveValue('Pilau ya Lamu')
  await expect(form(page).getByText('It will be sent again automatically.')).toBeVisible()
  await page.unroute(change)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(isSaved(page)).toBeVisible()
  expect((await stored(site, wanjiru, id)).title).toBe('Pilau ya Lamu')
})

test('a change whose response was lost is no conflict with oneself', async ({ page, site }) => {
  const wanjiru = await aMember(site, 'Wanjiru')
  const id = await keep(site, wanjiru)
  await presetToken(page, wanjiru.token)
  await open(page, `/myrecipes?draft=${id}`)
  const change = `**/api/drafts/${id}`
  await page.route(change, onlyForMethod('PUT', answerIsLost))
  await titleField(page).fill('Pilau ya Lamu')
  await expect(form(page).getByText('Not saved yet.')).toBeVisible()
  await page.unroute(change)
  await titleField(page).fill('Pilau ya Pemba')
  await form(page).getByRole('button', { name: 'Try again' }).click()
  await expect(isSaved(page)).toBeVisible()
  expect((await stored(site, wanjiru, id)).title).toBe('Pilau ya Pemba')
})

test('on a small phone: a near copy that the server refuses is published as adapted, once its author is named', {
  tag: ['@import-near-copy'],
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  const wanjiru = await aMember(site, 'Wanjiru')
  const source = { ...copied.source, address: '', name: 'A cookbook', kind: 'file' }
  const id = await keep(site, wanjiru, { ...copied, source })
  await presetToken(page, wanjiru.token)
  await page.route(`**/api/drafts/${id}/likeness`, serverFails)
  await open(page, `/myrecipes?draft=${id}`)
  await form(page).getByRole('button', { name: 'Publish' }).click()
  await expect(question(page).getByRole('radio', { name: /^It is mine/ })).toBeChecked()
  await question(page).getByRole('button', { name: 'Publish' }).click()
  const refused = question(page).getByRole('alert')
  await expect(refused).toContainText('The recipe has not been published.')
  await expect(refused).toBeInViewport({ ratio: 1 })
  await expect(question(page).getByRole('radio', { name: /^It is mine/ })).toBeDisabled()
  await question(page)
    .getByRole('radio', { name: /^Adapted/ })
    .check()
  const whose = question(page).getByRole('textbox', { name: 'Whose is it?' })
  await whose.fill('')
  await question(page).getByRole('button', { name: 'Publish' }).click()
  await expect(whose).toBeFocused()
  await expect(whose).toHaveAccessibleDescription('Say whose it is.')
  await whose.fill('Jikoni ya Bibi')
  await question(page).getByRole('button', { name: 'Publish' }).click()
  await expect(created(page).getByRole('article', { name: 'Pilau ya Zanzibar' })).toBeVisible()
  await expect(created(page).getByRole('heading', { level: 1 })).toBeVisible()
})

test('a draft is thrown away after a question, the focus goes to the next draft, and more are loaded by the button', async ({
  page,
  site,
}) => {
  const wanjiru = await aMember(site, 'Wanjiru')
  for (let number = 0; number <= draftsPageSize; number += 1)
    await keep(site, wanjiru, { title: number === draftsPageSize ? '' : `Draft ${number}` })
  await presetToken(page, wanjiru.token)
  await open(page, '/myrecipes')
  await expect(listed(page).getByRole('listitem')).toHaveCount(draftsPageSize)
  await listed(page).getByRole('button', { name: 'Show more' }).click()
  await expect(listed(page).getByRole('listitem')).toHaveCount(draftsPageSize + 1)
  await expect(listed(page)).toContainText('Typed by you')
  await listed(page).getByRole('button', { name: 'Throw No title yet away' }).press('Enter')
  const warning = page.getByRole('alertdialog', { name: 'Throw “No title yet” away?' })
  await warning.getByRole('button', { name: 'Throw it away' }).click()
  await expect(listed(page)).toContainText(`${draftsPageSize}, only you see them`)
  await expect(
    listed(page).getByRole('link', { name: `Draft ${draftsPageSize - 1}`, exact: true }),
  ).toBeFocused()
})

test('a missing draft is reported, and the page is then as it is without a draft', async ({ page, site }) => {
  const wanjiru = await aMember(site, 'Wanjiru')
  await presetToken(page, wanjiru.token)
  await open(page, '/myrecipes?draft=999999')
  const failure = page.getByRole('alertdialog', { name: 'This draft could not be opened' })
  await failure.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/myrecipes')
  await expect(listed(page)).toHaveCount(0)
  await expect(created(page).getByRole('link', { name: 'Import' })).toHaveAttribute(
    'href',
    '/myrecipes/import',
  )
})
