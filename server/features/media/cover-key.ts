import { createHash } from 'node:crypto'
import type { CoverSubject } from 'mezani-covers/cover.ts'
import { dietColors } from 'mezani-covers/diet-colors.ts'
import { type featuredDiet, type filterDiets, knownDiets } from '#contract/diets.ts'

/** Increment this when the drawing of a recipe changes, so that browsers do not show the old picture from their caches. */
const coverVersion = 2

/** Hashes what the cover is drawn from. Equal dishes share a picture, and a changed dish gets a new URL. */
export const coverKey = ({ title, ingredients, countryOfOrigin, dietType }: CoverSubject): string =>
  createHash('sha256')
    .update(JSON.stringify([coverVersion, title, ingredients, countryOfOrigin, dietType]))
    .digest('hex')
    .slice(0, 32)

const defaultGround = '#3f5d57'
/** The type ensures that every diet of the contract has a colour. */
const grounds: Record<(typeof filterDiets)[number] | typeof featuredDiet, string> & Record<string, string> =
  dietColors

/** Returns the colour of the cloth under the dish, to paint before the picture has loaded. */
export const groundColor = ({ dietType }: CoverSubject): string =>
  (knownDiets.includes(dietType) && grounds[dietType]) || defaultGround
