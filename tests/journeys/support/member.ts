import type { Page, Route } from '@playwright/test'
import { aDraft } from '#tests/support/drafts.ts'
import { aRecipe as plainRecipe } from '#tests/support/recipes.ts'
import { callApi } from './accounts.ts'
import { deletedPictures, test as journey } from './journey.ts'

export type Recipe = { id: number; title: string; image: string; chefImage: string; cover: { url: string } }
type Send = <Reply>(method: string, path: string, body?: unknown) => Promise<Reply>

export type MemberFixtures = {
  /** Calls the API as the member. */
  send: Send
  /** Publishes a recipe of the member, which is deleted after the journey. A member can publish 60 an hour. */
  publish: (changes?: Record<string, unknown>) => Promise<Recipe>
  /** Keeps a draft of the member, which is thrown away after the journey. Returns its id. */
  keepDraft: (changes?: Record<string, unknown>) => Promise<number>
}

/** Returns what the form sends, with these changes. */
export const aRecipe = (changes: Record<string, unknown> = {}) =>
  plainRecipe({
    title: 'Githeri ya Akinyi',
    chefName: 'Akinyi Otieno',
    chefImage: 'https://pictures.example/akinyi.jpg',
    image: '',
    ...changes,
  })

/** Journeys as a member. */
export const test = journey.extend<MemberFixtures>({
  // Journeys send no request to other hosts.
  page: async ({ page }, use) => {
    await page.route('https://pictures.example/**', fulfillWithPicture)
    await use(page)
  },

  send: async ({ site, member }, use) =>
    use(async <Reply>(method: string, path: string, body?: unknown) => {
      const reply = await callApi<Reply>(site, member.token, [method, path], body)
      return reply.body
    }),

  publish: async ({ send, page }, use) => {
    const published: Recipe[] = []
    await use(async changes => {
      const recipe = await send<Recipe>('POST', '/api/recipes', aRecipe(changes))
      published.push(recipe)
      return recipe
    })
    // Leaves the page, which would otherwise request deleted pictures.
    await page.goto('about:blank')
    for (const { id, image, chefImage, cover } of published) {
      await send('DELETE', `/api/recipes/${id}`)
      // Addresses of a cover's widths differ after the last hyphen.
      const pictures = [image, chefImage, cover?.url?.replace(/(-\d+)?\.\w+$/, '')]
      for (const picture of pictures) if (picture) deletedPictures.set(picture, Date.now())
    }
  },

  keepDraft: async ({ send, page }, use) => {
    const kept: number[] = []
    await use(async changes => {
      const { id } = await send<{ id: number }>('POST', '/api/drafts', aDraft(changes))
      kept.push(id)
      return id
    })
    // Leaves the page, because an open form would save the draft meanwhile.
    await page.goto('about:blank')
    for (const id of kept) await send('DELETE', `/api/drafts/${id}`)
  },
})

const fulfillWithPicture = (route: Route) =>
  route.fulfill({
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"><rect width="96" height="64" fill="#c8863a"/></svg>',
  })

/** Counts the requests of one method that reach this address, and lets them through. */
export async function countCalls(page: Page, url: string, method: string): Promise<() => number> {
  let calls = 0
  await page.route(url, route => {
    if (route.request().method() === method) calls += 1
    return route.fallback()
  })
  return () => calls
}

/** Handles the requests of one method only; the others pass. */
export const onlyForMethod = (method: string, handler: (route: Route) => unknown) => (route: Route) =>
  route.request().method() === method ? handler(route) : route.fallback()
