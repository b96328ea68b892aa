import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  matchRoutes,
  type Params,
  StaticRouterProvider,
} from 'react-router'
import type { CreateRenderer, PageAddress, RenderedPage } from '#contract/page-renderer.ts'
import { pageStateId } from '#web/api/own-backend.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { setTransport } from '#web/api/transport.ts'
import { seedRecipeCard } from '#web/features/recipe-detail/recipe-detail.queries.ts'
import { headTags } from './app/head-tags.ts'
import { dehydrateQueries, serializePageState } from './app/page-state.ts'
import { isPageName, type PageName, pages } from './app/pages.ts'
import { Providers } from './app/providers.tsx'
import { routes } from './app/routes.tsx'

export const createRenderer: CreateRenderer = ({ publicUrl, api, findRecipePreview }) => {
  setTransport(path => api(path))
  const handler = createStaticHandler(routes)

  async function addressOf(path: string): Promise<PageAddress> {
    const url = new URL(path, publicUrl())
    const { name, pathname } = matchPage(url.pathname)
    if (name === undefined) return { path: pathname, isSecret: false }
    const { isPrivate, load } = pages[name]
    const search = (await load()).readSearch?.(url.searchParams).toString()
    return { path: pathname + (search ? `?${search}` : ''), isSecret: isPrivate && Boolean(search) }
  }

  const render = async (path: string): Promise<RenderedPage> => {
    const url = new URL(path, publicUrl())
    const context = await handler.query(new Request(url))
    if (context instanceof Response) return { kind: 'redirect', to: context.headers.get('location') ?? '/' }
    const match = context.matches.at(-1)
    const routeId = match?.route.id ?? ''
    const name = isPageName(routeId) ? routeId : 'not-found'

    // Cleared after rendering, because a query with its own time to live would keep its response in memory until then.
    const queries = createQueryClient()
    using _ = { [Symbol.dispose]: () => queries.clear() }
    const page = await pages[name].load()
    await page.prefetch?.(queries, url)
    const recipeId = name === 'recipe' ? match?.params.recipeId : undefined
    const preview = recipeId ? await findRecipePreview?.(recipeId) : undefined
    if (recipeId && preview) seedRecipeCard(queries, recipeId, preview.card)
    const isFound = name !== 'not-found' && page.isFound?.(queries, url) !== false

    const markup = renderToString(
      <Providers queries={queries}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>,
    )
    const { hoisted, body } = splitHoisted(markup)
    const state = serializePageState({
      loaderData: context.loaderData,
      dehydratedQueries: dehydrateQueries(queries),
    })
    return {
      kind: 'page',
      status: isFound ? 200 : 404,
      module: `pages/${name}.tsx`,
      head: headTags({ name: isFound ? name : 'not-found', url, preview }) + hoisted,
      body: `${body}</div><script type="application/json" id="${pageStateId}">${state}</script><div hidden>`,
    }
  }
  return { addressOf, render }
}

type MatchedPage = { name: PageName | undefined; pathname: string }
/** Matches by path. The router compiles its patterns for each match, which costs as much as the rest of a cached page's response. */
const matchedPages = new Map<string, MatchedPage>()
const maxMatchedPages = 500
const maxMatchedLength = 200

function matchPage(pathname: string): MatchedPage {
  const known = matchedPages.get(pathname)
  if (known) return known
  const { route, params } = matchRoutes(routes, pathname)?.at(-1) ?? {}
  const id = route?.id ?? ''
  const name = isPageName(id) ? id : undefined
  const matched = { name, pathname: canonicalPath(pathname, name, params) }
  if (matchedPages.size >= maxMatchedPages) matchedPages.clear()
  if (pathname.length <= maxMatchedLength) matchedPages.set(pathname, matched)
  return matched
}

function canonicalPath(pathname: string, name: PageName | undefined, params?: Params): string {
  if (name === 'not-found') return notFoundPath
  // A redirect is not a page.
  return name ? generatePath(pages[name].url, params) : pathname
}

/** All unknown addresses show this page. */
const notFoundPath = '/not-found'

/** Splits off the preload of the first picture. React puts it before the markup, but it belongs in the head. */
function splitHoisted(markup: string): { hoisted: string; body: string } {
  const hoisted = /^(?:<link [^>]*>)*/.exec(markup)?.[0] ?? ''
  return { hoisted, body: markup.slice(hoisted.length) }
}
