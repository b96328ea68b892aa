import type { RequestListener } from 'node:http'
import { after } from 'node:test'
import { startOtherSite } from '#harness/other-site.ts'

/** A site of somebody else, until the tests of the file have ended. */
export async function openOtherSite(pages: Record<string, RequestListener | string>) {
  const site = await startOtherSite(pages)
  after(site.close)
  return site
}

export const html = { 'content-type': 'text/html; charset=utf-8' }

export const sending =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = ''): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body)

export const redirecting = (location: string) => sending(302, { location })

/** A page with a recipe whose title has a letter beyond ASCII. */
export const recipePage = `<html lang="en"><title>Jikoni</title><script type="application/ld+json">${JSON.stringify(
  {
    '@type': 'Recipe',
    name: 'Crème ya ugali',
    recipeIngredient: ['2 cups maize flour', '4 cups water'],
    recipeInstructions: 'Boil the water. Stir the flour in.',
  },
)}</script>`

/** As on an intranet, whose pages stand on this machine. */
export const intranet = { IMPORT_NETWORKS: '127.0.0.1/32' }

/** So that one member of a test can ask for many. */
export const manyFetches =
  'throttles.fetchPage.perUser=1000/86400,fetchQueue.running=16,fetchQueue.runningPerMember=16,pageFetching.maxMs=5000'
