/** The interface between the server and the built client's renderer. Types only: neither side imports the other. */

/** The public part of a recipe, for link previews and search engines; without the texts that only members may read. */
export type RecipePreview = {
  title: string
  chefName: string
  image: string
  prepTime: string
  servings: number | null
  countryOfOrigin: string
  rating: number
  ratingCount: number
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
      /** The page's file, by which its script and style sheet are found in the manifest. */
      module: string
      head: string
      body: string
    }

/** Renders pages for visitors without a token; a page for members is rendered in its loading state. */
export type CreateRenderer = (options: RendererOptions) => (path: string) => Promise<RenderedPage>
