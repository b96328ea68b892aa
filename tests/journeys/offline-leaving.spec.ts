import { expect, holdToken, open, signIn, test } from './support/journey.ts'
import { aNewcomer, ask, publish } from './support/kitchen.ts'
import { keptPaths, openWithWorker, privateTraces, waitForCopy } from './support/offline.ts'

test.use({ serviceWorkers: 'allow' })

const databases = (page: import('@playwright/test').Page) =>
  page.evaluate(async () => (await indexedDB.databases()).length)

test('after logging out nothing of what was answered to the member is left in the browser', async ({
  page,
  site,
  cookToken,
}) => {
  const { token } = await aNewcomer(site)
  const id = await publish(site, cookToken, { title: 'Siri ya jikoni' })
  await holdToken(page, token)
  await openWithWorker(page, '/recipes')
  await open(page, `/recipes/${id}`)
  await waitForCopy(page, `/api/recipes/${id}`)
  await waitForCopy(page, '/media/')
  await expect.poll(() => privateTraces(page, token)).toContain(`/api/recipes/${id}`)

  await page.getByRole('button', { name: 'Akinyi' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => privateTraces(page, token)).toEqual([])
  await expect.poll(() => databases(page)).toBe(0)
})

test('a token that is refused takes the copies with it', async ({ page, site, cookToken }) => {
  const { token } = await aNewcomer(site)
  const id = await publish(site, cookToken, { title: 'Mchuzi wa leo' })
  await holdToken(page, token)
  await openWithWorker(page, `/recipes/${id}`)
  await waitForCopy(page, `/api/recipes/${id}`)
  await ask(site, token, ['POST', '/api/auth/logout'])
  await page.goto('/recipes')
  await expect(page).toHaveURL('/login')
  await expect.poll(() => privateTraces(page, token)).toEqual([])
})

test('whoever signs in next finds nothing of the one before, not even without a network', async ({
  page,
  context,
  site,
  cookToken,
}) => {
  const { token } = await aNewcomer(site)
  const id = await publish(site, cookToken, { title: 'Pilau ya siri' })
  await holdToken(page, token)
  await openWithWorker(page, `/recipes/${id}`)
  await waitForCopy(page, `/api/recipes/${id}`)
  // Another token, without a word to anybody.
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
  await waitForCopy(page, '/api/recipes')
  await expect.poll(() => keptPaths(page)).not.toContain(`/api/recipes/${id}`)
})
