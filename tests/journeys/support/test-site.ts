import type { Page, Route } from '@playwright/test'
import type { Site } from '#tests/support/real-site.ts'
import { aRecipe } from '#tests/support/recipes.ts'
import { callApi } from './accounts.ts'

/** Journeys request no other host, so the site draws the pictures of their recipes. */
const noExternalImages = { image: '', chefImage: '' }

/** Publishes a recipe that only this journey uses, and returns its id. It is not deleted: cached pages may still link to it. */
export async function publish(
  site: Site,
  token: string,
  changes: Record<string, unknown> = {},
): Promise<number> {
  const recipe = aRecipe({ ...noExternalImages, ...changes })
  const { status, body } = await callApi(site, token, ['POST', '/api/recipes'], recipe)
  if (status !== 201) throw new Error(`The recipe was refused: ${JSON.stringify(body)}`)
  return Number(body.id)
}

/** Changes what is cooked in a recipe, which makes another version. */
export async function publishVersion(
  site: Site,
  token: string,
  id: number,
  changes: Record<string, unknown>,
): Promise<void> {
  const recipe = aRecipe({ ...noExternalImages, ...changes })
  const { status, body } = await callApi(site, token, ['PUT', `/api/recipes/${id}`], recipe)
  if (status !== 200) throw new Error(`The version was refused: ${JSON.stringify(body)}`)
}

/** Answers a request with a failure. What each page shows without any response: gate/backend-unavailable.spec.ts. */
export const serverFails = (route: Route) =>
  route.fulfill({ status: 500, json: { message: 'The oven is off.' } })

/** Lets the server carry out a request, and loses the response. */
export async function answerIsLost(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

/** Delays the page's scripts, as on a slow phone. */
export const holdScriptRequests = (page: Page) => holdRequests(page, '**/assets/common-*.js')

/** Delays requests until they are released, so that the pending state can be checked. */
export async function holdRequests(page: Page, url: string | RegExp, method = 'GET'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async route => {
    if (route.request().method() === method) await promise
    await route.fallback()
  })
  return resolve
}
