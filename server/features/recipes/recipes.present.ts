import { pageUrls } from '#contract/page-urls.ts'
import { isCardField, isDetailField, recipeFieldNames } from '#contract/recipe-fields.ts'
import type { Recipe, RecipeCard } from '#contract/recipes.ts'
import { absoluteAddress } from '#server/platform/http/own-address.ts'
import { avatarUrl, coverUrl } from '../media/media.urls.ts'
import { presentCover } from '../media/present-cover.ts'
import type { CardRow, RecipeRow } from './recipes.select.ts'

const cardFields = recipeFieldNames.filter(isCardField)
const detailFields = recipeFieldNames.filter(isDetailField)

const pick = <Row, Name extends keyof Row>(row: Row, names: Name[]) =>
  Object.fromEntries(names.map(name => [name, row[name]])) as Pick<Row, Name>

/** Presents a row as the contract's card, without the long texts, which are nine tenths of a recipe's bytes. */
export const presentCard = (row: CardRow, publicUrl: string): RecipeCard => ({
  id: row.id,
  ...pick(row, cardFields),
  chefImage:
    absoluteAddress(row.chefImage, publicUrl) ||
    avatarUrl(publicUrl, { key: row.authorAvatarKey, name: row.chefName }),
  image: absoluteAddress(row.image, publicUrl) || coverUrl(publicUrl, row.coverKey),
  ratingCount: row.ratingCount,
  commentCount: row.commentCount,
  author: { id: row.authorId, name: row.authorName, ...(row.isFormerCook && { isFormer: true as const }) },
  cover: presentCover(row, publicUrl),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  ...(row.bookmarked !== undefined && { bookmarked: row.bookmarked, myRating: row.myRating ?? 0 }),
})

/** Presents the whole recipe. All addresses are absolute, and `image` and `url` are never empty. */
export const presentRecipe = (row: RecipeRow, publicUrl: string): Recipe => ({
  ...presentCard(row, publicUrl),
  ...pick(row, detailFields),
  ...(row.version > 1 && { version: row.version }),
  url: absoluteAddress(row.url || pageUrls.recipe(row.id), publicUrl),
  moreInfoUrl: absoluteAddress(row.moreInfoUrl, publicUrl),
})

type CreditRow = { creditKind: string | null; creditName: string | null; creditAddress: string | null }

/** Names the source of a recipe that is not its author's own work. */
export const presentCredit = (
  { creditKind, creditName, creditAddress }: CreditRow,
  publicUrl: string,
): Recipe['credit'] =>
  creditKind
    ? {
        kind: creditKind === 'adapted' ? 'adapted' : 'publicDomain',
        name: creditName ?? '',
        url: absoluteAddress(creditAddress ?? '', publicUrl),
      }
    : undefined
