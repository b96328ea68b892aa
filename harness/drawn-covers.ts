import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until every listed cover is drawn; until then its URL serves a placeholder that no browser may cache. */
export async function waitForCovers(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/recipes?fields=card&limit=100`)
  const cards = (await answer.json()) as { cover: { url: string } }[]
  for (const { cover } of cards) while (!(await isDrawn(url, cover.url))) await sleep(500)
}

const isDrawn = async (url: string, cover: string): Promise<boolean> =>
  (await fetch(url + new URL(cover).pathname)).headers.get('cache-control')?.includes('immutable') ?? false
