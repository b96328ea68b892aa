import { createHash } from 'node:crypto'

import { dietColors, knownDiets } from '#contract/diets.ts'
import type { CoverSubject } from '#covers/cover.ts'

/** Goes up when the same recipe is drawn in another way, so that browsers do not keep the old picture. */
const coverVersion = 2

/** Names a cover by what it is drawn from: the same dish has the same picture, a changed one a new address. */
export const coverKey = ({ title, ingredients, countryOfOrigin, dietType }: CoverSubject): string =>
  createHash('sha256')
    .update(JSON.stringify([coverVersion, title, ingredients, countryOfOrigin, dietType]))
    .digest('hex')
    .slice(0, 32)

const defaultGround = '#3f5d57'

/** The colour of the cloth under the dish, to paint before its picture is there. */
export const groundColor = ({ dietType }: CoverSubject): string =>
  (knownDiets.includes(dietType) && dietColors[dietType]) || defaultGround
