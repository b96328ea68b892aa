import { waitForCovers } from '#tests/support/drawn-covers.ts'
import { type Site, startRealSite } from '#tests/support/real-site.ts'
import { siteFlags } from './site-flags.ts'

export type BrowserSite = { url: string; token: string; recipes: number[] }

type Running = { site: BrowserSite; stop: () => Promise<void> }

let drawn: Promise<Running> | undefined

/** The site as an operator starts it, with every cover drawn: one for all that ask, since drawing takes minutes. */
export async function withDrawnSite<Result>(work: (site: BrowserSite) => Promise<Result>): Promise<Result> {
  drawn ??= startSite(({ url }) => {
    console.log('  waiting for the covers')
    return waitForCovers(url)
  })
  return work((await drawn).site)
}

export async function stopDrawnSite(): Promise<void> {
  await (await drawn)?.stop()
  drawn = undefined
}

/** A site of one's own, with this many made-up recipes beside the sample table. */
export async function withLargeSite<Result>(
  recipes: number,
  work: (site: BrowserSite) => Promise<Result>,
): Promise<Result> {
  const { site, stop } = await startSite(large => large.seed(recipes))
  return work(site).finally(stop)
}

/** With its sample table, under what `npm start` tells Node; signed in to as the sample cook. */
async function startSite(prepare: (site: Site) => Promise<void>): Promise<Running> {
  const site = await startRealSite(siteFlags)
  const { url, cook, stop } = site
  try {
    await prepare(site)
    const { access_token: token } = await post(`${url}/api/auth/login`, cook)
    const listed = (await (await fetch(`${url}/api/recipes?limit=100&fields=card`)).json()) as {
      id: number
    }[]
    return { site: { url, token, recipes: listed.map(({ id }) => id) }, stop }
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
