import { createHash } from 'node:crypto'
import type { CoverSubject } from 'mezani-covers/cover.ts'
import { dietColors } from 'mezani-covers/diet-colors.ts'
import { type featuredDiet, type filterDiets, knownDiets } from '#contract/diets.ts'

/** Increment it when the drawing of the same recipe changes, so that browsers do not show the old picture from their caches. */
const coverVersion = 2

/** A content hash of what the cover is drawn from: equal dishes share a picture, a changed one gets a new URL. */
export const coverKey = ({ title, ingredients, countryOfOrigin, dietType }: CoverSubject): string =>
  createHash('sha256')
    .update(JSON.stringify([coverVersion, title, ingredients, countryOfOrigin, dietType]))
    .digest('hex')
    .slice(0, 32)

const defaultGround = '#3f5d57'
/** By its type the drawing has a colour for every diet of the contract. */
const grounds: Record<(typeof filterDiets)[number] | typeof featuredDiet, string> & Record<string, string> =
  dietColors

/** The colour of the cloth under the dish, to paint before its picture is there. */
export const groundColor = ({ dietType }: CoverSubject): string =>
  (knownDiets.includes(dietType) && grounds[dietType]) || defaultGround
