import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { CreateRenderer } from '#contract/page-renderer.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { setTransport } from '#web/api/transport.ts'
import { seedRecipeCard } from '#web/features/recipe-detail/recipe-detail.queries.ts'
import { headTags } from './app/head-tags.ts'
import { dehydrateQueries, pageStateId, serializePageState } from './app/page-state.ts'
import { isPageName, pages } from './app/pages.ts'
import { Providers } from './app/providers.tsx'
import { routes } from './app/routes.tsx'

export const createRenderer: CreateRenderer = ({ publicUrl, api, findRecipePreview }) => {
  setTransport(path => api(path))
  const handler = createStaticHandler(routes)

  return async path => {
    const url = new URL(path, publicUrl())
    const context = await handler.query(new Request(url))
    if (context instanceof Response) return { kind: 'redirect', to: context.headers.get('location') ?? '/' }
    const match = context.matches.at(-1)
    const routeId = match?.route.id ?? ''
    const name = isPageName(routeId) ? routeId : 'not-found'

    const queries = createQueryClient()
    const page = await pages[name].load()
    await page.prefetch?.(queries, url)
    const isFound = name !== 'not-found' && page.isFound?.(queries, url) !== false
    const recipeId = name === 'recipe' ? match?.params.recipeId : undefined
    const preview = recipeId ? await findRecipePreview?.(recipeId) : undefined
    if (recipeId && preview) seedRecipeCard(queries, recipeId, preview.card)

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
}

/** React puts the preload of the first picture before the markup; its place is the head. */
function splitHoisted(markup: string): { hoisted: string; body: string } {
  const hoisted = /^(?:<link [^>]*>)*/.exec(markup)?.[0] ?? ''
  return { hoisted, body: markup.slice(hoisted.length) }
}
