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
