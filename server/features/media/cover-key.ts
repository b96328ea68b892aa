import { createHash } from 'node:crypto'

import type { CoverSubject } from '#covers/cover.ts'

/** Goes up when the same recipe is drawn in another way, so that browsers do not keep the old picture. */
const coverVersion = 2

/** Names a cover by what it is drawn from: the same dish has the same picture, a changed one a new address. */
export const coverKey = ({ title, ingredients, countryOfOrigin, dietType }: CoverSubject): string =>
  createHash('sha256')
    .update(JSON.stringify([coverVersion, title, ingredients, countryOfOrigin, dietType]))
    .digest('hex')
    .slice(0, 32)

const grounds: Record<string, string> = {
  Vegan: '#3c6a52',
  Pescatarian: '#1f7d78',
  Dash: '#5a7f94',
  Keto: '#2f5f6e',
  Atkins: '#8a4f33',
  'Gluten-Free': '#c08a3a',
  Dessert: '#b8616b',
}
const defaultGround = '#3f5d57'

/** The colour of the cloth under the dish, to paint before its picture is there. */
export const groundColor = ({ dietType }: CoverSubject): string => grounds[dietType] ?? defaultGround
