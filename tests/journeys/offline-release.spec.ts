import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { openWithWorker } from './support/offline.ts'

/** Opens a proxy before the site that can serve a changed service worker, as the site does after a release. */
async function openReleaseProxy(siteUrl: string) {
  let isReleased = false
  const server = createServer((incoming, response) => {
    const isWorker = incoming.url === '/service-worker.js'
    forward(incoming, response, { siteUrl, suffix: isWorker && isReleased ? '\n// newer' : '' })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      isReleased = true
    },
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections()
      return new Promise<void>(done => server.close(() => done()))
    },
  }
}

type ForwardOptions = { siteUrl: string; suffix: string }

function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  { siteUrl, suffix }: ForwardOptions,
): void {
  const {
    'accept-encoding': _,
    'if-none-match': __,
    'if-modified-since': ___,
    ...uncompressedHeaders
  } = incoming.headers
  const options = { method: incoming.method, headers: suffix ? uncompressedHeaders : incoming.headers }
  const upstreamRequest = request(siteUrl + incoming.url, options, upstreamResponse => {
    const { 'content-length': ____, ...headers } = upstreamResponse.headers
    response.writeHead(upstreamResponse.statusCode ?? 502, suffix ? headers : upstreamResponse.headers)
    upstreamResponse.on('data', chunk => response.write(chunk))
    upstreamResponse.on('end', () => response.end(suffix))
  })
  upstreamRequest.on('error', () => response.destroy())
  incoming.pipe(upstreamRequest)
}

test.use({ serviceWorkers: 'allow' })

const updateNotice = (page: Page) => page.getByText('A new version of Mezani is ready.')

/** Marks the document, so that a document loaded later can be told from it. */
const markPage = (page: Page) => page.evaluate(() => document.body.setAttribute('data-old', ''))
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())

test('an update is offered in a notice, and activated on request', async ({ page, site }) => {
  await using relay = await openReleaseProxy(site.url)
  await openWithWorker(page, `${relay.url}/aboutus`)
  await checkForUpdate(page)
  await expect(updateNotice(page)).toHaveCount(0)
  relay.release()
  await checkForUpdate(page)
  await expect(updateNotice(page)).toBeVisible()
  await markPage(page)
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Load it' }).click()
  await loaded
  await expect(page.locator('body[data-old]')).toHaveCount(0)
  await expect(updateNotice(page)).toHaveCount(0)
})

test('a dismissed update notice stays away, without a reload', async ({ page, site }) => {
  await using relay = await openReleaseProxy(site.url)
  await openWithWorker(page, `${relay.url}/aboutus`)
  await markPage(page)
  relay.release()
  await checkForUpdate(page)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(updateNotice(page)).toHaveCount(0)
  await expect(page.locator('body[data-old]')).toHaveCount(1)
})

test('once a release is active, the files of older ones are deleted', async ({ page, site }) => {
  await using relay = await openReleaseProxy(site.url)
  await openWithWorker(page, `${relay.url}/aboutus`)
  const releases = () =>
    page.evaluate(async () => (await caches.keys()).filter(name => name.startsWith('mezani-release-')))
  const current = await releases()
  expect(current).toHaveLength(1)
  await page.evaluate(() => caches.open('mezani-release-older'))
  relay.release()
  await checkForUpdate(page)
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Load it' }).click()
  await loaded
  await expect.poll(releases).toEqual(current)
})
