import { setTimeout as sleep } from 'node:timers/promises'
import { type Site, startRealSite } from '#tests/support/real-site.ts'
import { ensureChromium } from '#tools/test/chromium.ts'

/** Waits until every listed cover is drawn; until then its URL serves a placeholder that no browser may cache. */
async function waitForCovers(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/recipes?fields=card&limit=100`)
  const cards = (await answer.json()) as { cover: { url: string } }[]
  for (const { cover } of cards) while (!(await isDrawn(url, cover.url))) await sleep(500)
}

const isDrawn = async (url: string, cover: string): Promise<boolean> =>
  (await fetch(url + new URL(cover).pathname)).headers.get('cache-control')?.includes('immutable') ?? false

export type BrowserSite = { url: string; token: string; recipes: number[] }

type RunningSite = { site: BrowserSite; seed: Site['seed']; stop: Site['stop'] }

let drawnSite: Promise<RunningSite> | undefined
let largeSeed: Promise<void> | undefined

/** Gives `work` the site as an operator starts it, with every cover drawn. All benchmarks share it, since drawing takes minutes. */
export async function withDrawnSite<Result>(work: (site: BrowserSite) => Promise<Result>): Promise<Result> {
  drawnSite ??= startSite()
  return work((await drawnSite).site)
}

/** Gives `work` the same site with this many synthetic recipes beside the sample ones. Only for the last benchmarks of a run. */
export async function withLargeSite<Result>(
  recipes: number,
  work: (site: BrowserSite) => Promise<Result>,
): Promise<Result> {
  drawnSite ??= startSite()
  const { site, seed } = await drawnSite
  largeSeed ??= seed(recipes)
  await largeSeed
  return work(site)
}

export async function stopDrawnSite(): Promise<void> {
  await (await drawnSite)?.stop()
  drawnSite = undefined
  largeSeed = undefined
}

/** Starts the site with its sample recipes and the flags of `npm start`, and signs in as the sample cook. */
async function startSite(): Promise<RunningSite> {
  if (!(await ensureChromium())) throw new Error('There is no Chromium.')
  const { url, sampleUser, seed, stop } = await startRealSite()
  try {
    console.log('  waiting for the covers')
    await waitForCovers(url)
    const { access_token: token } = await post(`${url}/api/auth/login`, sampleUser)
    const listed = (await (await fetch(`${url}/api/recipes?limit=100&fields=card`)).json()) as {
      id: number
    }[]
    return { site: { url, token, recipes: listed.map(({ id }) => id) }, seed, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function post(url: string, body: object): Promise<{ access_token: string }> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as { access_token: string }
}
