import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { privateCacheName } from '#contract/offline.ts'
import type { Site } from '#tests/support/real-site.ts'
import { aMember, endSession, signIn } from './support/accounts.ts'
import { expect, open, presetToken, test } from './support/journey.ts'
import {
  cachedAddresses,
  cachedPaths,
  cachedPrivatePaths,
  openWithWorker,
  waitForCacheEntry,
} from './support/offline.ts'
import { publish } from './support/test-site.ts'

/** Opens a proxy before the site that holds back the responses of one path until they are released. */
async function openHoldingProxy(siteUrl: string) {
  let heldPath: string | undefined
  let release = () => {}
  let arrive = () => {}
  let released = Promise.resolve()
  const server = createServer((incoming, response) => {
    const options = { method: incoming.method, headers: incoming.headers }
    const upstream = request(siteUrl + incoming.url, options, async answer => {
      if (incoming.url === heldPath) {
        arrive()
        await released
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    upstream.on('error', () => response.destroy())
    incoming.pipe(upstream)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** `arrived` resolves when a response is held; `release` lets it go. */
    hold(path: string) {
      heldPath = path
      released = new Promise(resolve => {
        release = resolve
      })
      const arrived = new Promise<void>(resolve => {
        arrive = resolve
      })
      return { arrived, release: () => release() }
    },
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections()
      return new Promise<void>(done => server.close(() => done()))
    },
  }
}

test.use({ serviceWorkers: 'allow' })

const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).length)

/**
 * Ends the session once the page has nothing left to request. Otherwise one of its requests would be refused first, and the next
 * page would be a visitor's.
 */
async function endSessionAtRest(page: Page, site: Site, token: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await endSession(site, token)
}

test('logging out clears the private cache', async ({ page, site, sampleUserToken }) => {
  const { token } = await aMember(site)
  const id = await publish(site, sampleUserToken, { title: 'Siri ya jikoni' })
  await presetToken(page, token)
  await openWithWorker(page, '/recipes')
  await open(page, `/recipes/${id}`)
  await waitForCacheEntry(page, `/api/recipes/${id}`)
  await waitForCacheEntry(page, '/media/')
  await expect.poll(() => cachedPrivatePaths(page, token)).toContain(`/api/recipes/${id}`)

  await page.getByRole('banner').getByRole('button', { name: 'Akinyi' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => cachedPrivatePaths(page, token)).toEqual([])
  await expect.poll(() => databases(page)).toBe(0)
})

test('a refused token clears the private cache', async ({ page, site, sampleUserToken }) => {
  const { token } = await aMember(site)
  const id = await publish(site, sampleUserToken, { title: 'Mchuzi wa leo' })
  await presetToken(page, token)
  await openWithWorker(page, `/recipes/${id}`)
  await waitForCacheEntry(page, `/api/recipes/${id}`)
  await endSessionAtRest(page, site, token)
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
  const { token } = await aMember(site)
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

/** Returns the searches whose pages are stored. */
const cachedSearches = async (page: Page) =>
  (await cachedAddresses(page)).filter(address => address.startsWith('/recipes?'))

for (const way of ['logging out', 'another member’s sign-in', 'a refused token'] as const) {
  test(`${way} clears the pages of searches`, async ({ page, site }) => {
    const { token } = await aMember(site)
    await presetToken(page, token)
    await openWithWorker(page, '/recipes')
    await open(page, '/recipes?search=mchuzi')
    await expect.poll(() => cachedSearches(page)).toEqual(['/recipes?search=mchuzi'])
    if (way === 'logging out') {
      await page.getByRole('banner').getByRole('button', { name: 'Akinyi' }).click()
      await page.getByRole('button', { name: 'Log Out' }).click()
      await expect(page).toHaveURL('/')
    } else if (way === 'a refused token') {
      await endSessionAtRest(page, site, token)
      await page.goto('/recipes')
      await expect(page).toHaveURL('/login')
    } else {
      const other = await aMember(site)
      const id = await publish(site, other.token, { title: 'Ndizi ya jirani' })
      await page.evaluate(value => localStorage.setItem('token', value), other.token)
      await open(page, `/recipes/${id}`)
      await waitForCacheEntry(page, `/api/recipes/${id}`)
    }
    await expect.poll(() => cachedSearches(page)).toEqual([])
  })
}

test('only the newest twenty pages of searches are stored', async ({ page }) => {
  await openWithWorker(page, '/recipes')
  await open(page, '/recipes?search=mchuzi')
  await expect.poll(() => cachedSearches(page)).toEqual(['/recipes?search=mchuzi'])
  // As if that many other pages had been visited after it.
  await page.evaluate(async name => {
    const cache = await caches.open(name)
    for (let n = 1; n <= 25; n += 1) await cache.put(`/recipes?search=dish${n}`, new Response(''))
  }, privateCacheName)
  await open(page, '/recipes?search=pilau')
  await expect.poll(() => cachedSearches(page)).toHaveLength(20)
  expect((await cachedSearches(page)).at(0)).toBe('/recipes?search=dish7')
  expect((await cachedSearches(page)).at(-1)).toBe('/recipes?search=pilau')
})

test('a response that is under way when an uncontrolled tab logs out is not stored', async ({
  context,
  page,
  site,
  sampleUserToken,
}) => {
  await using proxy = await openHoldingProxy(site.url)
  const { token } = await aMember(site)
  const [first, second] = [
    await publish(site, sampleUserToken, { title: 'Chai ya asubuhi' }),
    await publish(site, sampleUserToken, { title: 'Chai ya jioni' }),
  ]
  await presetToken(page, token)
  await openWithWorker(page, `${proxy.url}/recipes/${first}`)
  await waitForCacheEntry(page, `/api/recipes/${first}`)
  const held = proxy.hold(`/api/recipes/${second}`)
  const answered = page.evaluate(
    async ([path, value]) => (await fetch(path, { headers: { authorization: `Bearer ${value}` } })).status,
    [`/api/recipes/${second}`, token] as const,
  )
  await held.arrived

  const other = await context.newPage()
  await other.goto(`${proxy.url}/recipes`)
  // A reload that bypasses the cache is not controlled by the worker.
  const devtools = await context.newCDPSession(other)
  await devtools.send('Page.reload', { ignoreCache: true })
  await other.waitForFunction(() => navigator.serviceWorker.controller === null)
  await other.getByRole('banner').getByRole('button', { name: 'Akinyi' }).click()
  await other.getByRole('button', { name: 'Log Out' }).click()
  await expect(other).toHaveURL(`${proxy.url}/`)
  await expect.poll(() => cachedPrivatePaths(other, token)).toEqual([])

  held.release()
  expect(await answered).toBe(200)
  // Responses are stored in turn: once the response of a later request is stored, this one would be too.
  await page.evaluate(() => fetch('/api/recipes'))
  await waitForCacheEntry(page, '/api/recipes')
  expect(await cachedPaths(page)).not.toContain(`/api/recipes/${second}`)
})
