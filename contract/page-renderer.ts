/** The interface between the server and the renderer of the built client. It has types only, so neither side imports the other. */

import type { DescribedRecipe } from './recipe-json-ld.ts'

/** The public part of a recipe, for link previews and search engines. It excludes the texts that only members may read. */
export type RecipePreview = DescribedRecipe & {
  /** The picture for link previews. `picture` is the whole picture. */
  image: string
  picture: string
  /** The recipe's card, as the API returns it in lists. */
  card: unknown
}

export type RendererOptions = {
  /** The site's own address, for the absolute links that previews and search engines need. */
  publicUrl: () => string
  /** Sends a GET to the API without a token. */
  api: (
    path: string,
  ) => Promise<{ status: number; body: unknown; headers: { get(name: string): string | null } }>
  /** The part of a recipe that may be shown without a token. */
  findRecipePreview?: (id: string) => Promise<RecipePreview | undefined>
}

export type RenderedPage =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'page'
      status: number
      /** The page's module. Its script and style sheet are found in the manifest by this name. */
      module: string
      head: string
      body: string
    }

export type PageAddress = {
  /** The path, with only those query parameters that the page reads. All addresses of pages that look the same share it. */
  path: string
  /** The address contains a secret, such as the token of a mailed link. */
  isSecret: boolean
}

/** Renders pages for visitors without a token. A page for members is rendered in its loading state. */
export type PageRenderer = {
  /** Returns the page's address for any path and query that a client may send. */
  addressOf: (path: string) => Promise<PageAddress>
  render: (path: string) => Promise<RenderedPage>
}

export type CreateRenderer = (options: RendererOptions) => PageRenderer
