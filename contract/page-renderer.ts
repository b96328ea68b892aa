/** What the server and the built client's renderer hand each other. Types only: neither side imports the other. */

/** What link previews and search engines are told of a recipe; its guarded text is not among it. */
export type RecipePreview = {
  title: string
  chefName: string
  image: string
  prepTime: string
  servings: number | null
  countryOfOrigin: string
  rating: number
  ratingCount: number
  /** What a list shows of it, as the API answers it. */
  card: unknown
}

export type RendererOptions = {
  /** The site's own address, for the absolute links that previews and search engines need. */
  publicUrl: () => string
  /** Answers a GET of the API as a visitor gets it. */
  api: (
    path: string,
  ) => Promise<{ status: number; body: unknown; headers: { get(name: string): string | null } }>
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
export type CreateRenderer = (options: RendererOptions) => (path: string) => Promise<RenderedPage>
