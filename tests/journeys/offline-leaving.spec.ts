import { expect, open, presetToken, signIn, test } from './support/journey.ts'
import { cachedPaths, cachedPrivatePaths, openWithWorker, waitForCacheEntry } from './support/offline.ts'
import { aNewcomer, callApi, publish } from './support/test-site.ts'

test.use({ serviceWorkers: 'allow' })

const databases = (page: import('@playwright/test').Page) =>
  page.evaluate(async () => (await indexedDB.databases()).length)

test('logging out clears the private cache', async ({ page, site, sampleUserToken }) => {
  const { token } = await aNewcomer(site)
  const id = await publish(site, sampleUserToken, { title: 'Siri ya jikoni' })
  await presetToken(page, token)
  await openWithWorker(page, '/recipes')
  await open(page, `/recipes/${id}`)
  await waitForCacheEntry(page, `/api/recipes/${id}`)
  await waitForCacheEntry(page, '/media/')
  await expect.poll(() => cachedPrivatePaths(page, token)).toContain(`/api/recipes/${id}`)

  await page.getByRole('button', { name: 'Akinyi' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => cachedPrivatePaths(page, token)).toEqual([])
  await expect.poll(() => databases(page)).toBe(0)
})

test('a refused token clears the private cache', async ({ page, site, sampleUserToken }) => {
  const { token } = await aNewcomer(site)
  const id = await publish(site, sampleUserToken, { title: 'Mchuzi wa leo' })
  await presetToken(page, token)
  await openWithWorker(page, `/recipes/${id}`)
  await waitForCacheEntry(page, `/api/recipes/${id}`)
  await callApi(site, token, ['POST', '/api/auth/logout'])
  await page.goto('/recipes')
  await expect(page).toHaveURL('/login')
  await expect.poll(() => cachedPrivatePaths(page, token)).toEqual([])
})

test('another user’s cached responses are not served, not even offline', async ({
  page,
  context,
  site,
  sampleUserToken,
}) => {
  const { token } = await aNewcomer(site)
  const id = await publish(site, sampleUserToken, { title: 'Pilau ya siri' })
  await presetToken(page, token)
  await openWithWorker(page, `/recipes/${id}`)
  await waitForCacheEntry(page, `/api/recipes/${id}`)
  // Another token, written without the event that announces a change of session.
  const other = await signIn(site)
  await page.evaluate(value => localStorage.setItem('token', value), other)
  await context.setOffline(true)
  const answer = await page.evaluate(
    async ([path, value]) =>
      fetch(path, { headers: { authorization: `Bearer ${value}` } }).then(
        reply => reply.text(),
        () => 'no answer',
      ),
    [`/api/recipes/${id}`, other] as const,
  )
  expect(answer).toBe('no answer')
  await context.setOffline(false)
  await open(page, '/recipes')
  await waitForCacheEntry(page, '/api/recipes')
  await expect.poll(() => cachedPaths(page)).not.toContain(`/api/recipes/${id}`)
})
