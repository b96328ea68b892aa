import type { Page, Route } from '@playwright/test'
import type { Account, Site } from '#harness/real-site.ts'
import { aRecipe as plainRecipe } from '#tests/support/recipes.ts'
import { test as journey } from './journey.ts'

export type Member = Account & { id: number; token: string }
export type Recipe = { id: number; title: string; image: string; cover: { url: string } }
type Send = <Reply>(method: string, path: string, body?: unknown) => Promise<Reply>

type Fixtures = {
  /** Calls the API as the member. */
  send: Send
  /** Publishes a recipe of the member's, which is deleted after the journey. A member can publish 60 an hour. */
  publish: (changes?: Record<string, unknown>) => Promise<Recipe>
}

/** One member and one session for all journeys of a worker: signing up and signing in are throttled. */
type WorkerFixtures = { member: Member; adminToken: string }

/** What the form sends, with these changes. */
export const aRecipe = (changes: Record<string, unknown> = {}) =>
  plainRecipe({
    title: 'Githeri ya Akinyi',
    chefName: 'Akinyi Otieno',
    chefImage: 'https://pictures.example/akinyi.jpg',
    image: '',
    ...changes,
  })

/** Journeys with a member of their own, so that no other journey sees what they write and delete. */
export const test = journey.extend<Fixtures, WorkerFixtures>({
  member: [async ({ site }, use) => use(await signUp(site)), { scope: 'worker' }],

  adminToken: [async ({ site }, use) => use(await signInAsAdmin(site)), { scope: 'worker' }],

  // Journeys make no request to other hosts.
  page: async ({ page }, use) => {
    await page.route('https://pictures.example/**', fulfillWithPicture)
    await use(page)
  },

  send: async ({ site, member }, use) =>
    use((method, path, body) => send(site.url + path, { method, body, token: member.token })),

  publish: async ({ send, page }, use) => {
    const published: Recipe[] = []
    await use(async changes => {
      const recipe = await send<Recipe>('POST', '/api/recipes', aRecipe(changes))
      published.push(recipe)
      return recipe
    })
    // A page that is still open would request pictures that are deleted.
    await page.close()
    for (const { id } of published) await send('DELETE', `/api/recipes/${id}`)
  },
})

type RequestOptions = { method: string; body?: unknown; token?: string }

async function send<Reply>(url: string, { method, body, token }: RequestOptions): Promise<Reply> {
  const reply = await fetch(url, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  return (text ? JSON.parse(text) : undefined) as Reply
}

async function signUp({ url }: Site): Promise<Member> {
  const username = `akinyi-${Date.now()}`
  const email = `${username}@example.org`
  const password = 'chapati na chai'
  await send(`${url}/api/auth/signup`, {
    method: 'POST',
    body: { username, email, password, confirmPassword: password, firstName: 'Akinyi' },
  })
  const { access_token: token } = await send<{ access_token: string }>(`${url}/api/auth/login`, {
    method: 'POST',
    body: { email, password },
  })
  const { id } = await send<{ id: number }>(`${url}/api/users/current`, { method: 'GET', token })
  return { id, email, password, token }
}

async function signInAsAdmin({ url, admin }: Site): Promise<string> {
  const { access_token } = await send<{ access_token: string }>(`${url}/api/admin/signin`, {
    method: 'POST',
    body: admin,
  })
  return access_token
}

const fulfillWithPicture = (route: Route) =>
  route.fulfill({
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"><rect width="96" height="64" fill="#c8863a"/></svg>',
  })

/** Simulated network and server failures. */
export const failureHandlers = {
  'the server fails': (route: Route) => route.fulfill({ status: 500, json: { message: 'No' } }),
  'there is no answer': (route: Route) => route.abort(),
}

/** Counts the calls of one method that reach this address, and lets them through. */
export async function countCalls(page: Page, url: string, method: string): Promise<() => number> {
  let calls = 0
  await page.route(url, route => {
    if (route.request().method() === method) calls += 1
    return route.fallback()
  })
  return () => calls
}

/** Only calls of one method fail; the others pass. */
export const onlyForMethod = (method: string, handler: (route: Route) => unknown) => (route: Route) =>
  route.request().method() === method ? handler(route) : route.fallback()
