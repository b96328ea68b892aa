import type { Draft, DraftEntry } from '#contract/drafts.ts'
import { recipeFieldNames } from '#contract/recipe-fields.ts'
import { absoluteAddress } from '#server/platform/http/own-address.ts'
import type { DraftEntryRow, DraftRow } from './drafts.queries.ts'

const presentCommon = (row: DraftRow | DraftEntryRow, publicUrl: string) => ({
  id: row.id,
  revision: row.revision,
  title: row.title,
  image: absoluteAddress(row.image, publicUrl),
  source: presentSource(row),
  language: row.language,
  batchId: row.batchId,
  isChanged: row.isChanged,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

/** Presents a row of the list. */
export const presentEntry = (row: DraftEntryRow, publicUrl: string): DraftEntry => ({
  ...presentCommon(row, publicUrl),
  ingredientCount: row.ingredientCount,
  instructionCount: row.instructionCount,
  isReady: row.isReady,
})

export const presentDraft = (row: DraftRow, publicUrl: string): Draft => ({
  ...(Object.fromEntries(recipeFieldNames.map(field => [field, row[field]])) as Pick<
    DraftRow,
    (typeof recipeFieldNames)[number]
  >),
  ...presentCommon(row, publicUrl),
  chefImage: absoluteAddress(row.chefImage, publicUrl),
  url: absoluteAddress(row.url, publicUrl),
  moreInfoUrl: absoluteAddress(row.moreInfoUrl, publicUrl),
  sourceInstructions: row.sourceInstructions,
})

/** Presents a draft's source. The cast is safe, because the database allows no other kinds. */
const presentSource = (row: DraftRow | DraftEntryRow): Draft['source'] =>
  row.sourceKind
    ? {
        kind: row.sourceKind as NonNullable<Draft['source']>['kind'],
        address: row.sourceAddress,
        name: row.sourceName,
        author: row.sourceAuthor,
        licence: row.sourceLicence,
      }
    : null
