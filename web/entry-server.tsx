import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { createQueryClient } from '#web/api/query-client.ts'
import { setTransport, type Transport } from '#web/api/transport.ts'
import { seedRecipeCard } from '#web/features/recipe-detail/recipe-detail.queries.ts'
import { headTags } from './app/head-tags.ts'
import { isPageName, type PageModule, pageModules } from './app/page-modules.ts'
import { dehydrateQueries, pageStateId, serializePageState } from './app/page-state.ts'
import { Providers } from './app/providers.tsx'
import type { RecipePreview } from './app/recipe-preview.ts'
import { routes } from './app/routes.tsx'

type Options = {
  /** The site's own address, for the absolute links that previews and search engines need. */
  publicUrl: () => string
  /** Answers a GET of the API as a visitor gets it. */
  api: (path: string) => ReturnType<Transport>
  /** What may be told of a recipe to somebody who has not signed in. */
  findRecipePreview?: (id: string) => Promise<RecipePreview | undefined>
}

export type RenderedPage =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page'
      status: number
      /** The page's file, by which its script and style sheet are found in the manifest. */
      module: string
      head: string
      body: string
    }

/** Renders pages as a visitor sees them; a page behind a token is rendered in its waiting state. */
export function createRenderer({ publicUrl, api, findRecipePreview }: Options) {
  setTransport(path => api(path))
  const handler = createStaticHandler(routes)

  return async function render(path: string): Promise<RenderedPage> {
    const url = new URL(path, publicUrl())
    const context = await handler.query(new Request(url))
    if (context instanceof Response) return { kind: 'redirect', to: context.headers.get('location') ?? '/' }
    const match = context.matches.at(-1)
    const name = isPageName(match?.route.id ?? '')
      ? (match?.route.id as keyof typeof pageModules)
      : 'not-found'

    const queries = createQueryClient()
    const page: PageModule = await pageModules[name]()
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
