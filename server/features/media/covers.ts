import { createHash } from 'node:crypto'

type Subject = { title: string; ingredients: string; countryOfOrigin: string; dietType: string }

/** Names a cover by what it is drawn from: the same dish has the same picture, a changed one a new address. */
export const coverKey = ({ title, ingredients, countryOfOrigin, dietType }: Subject): string =>
  createHash('sha256')
    .update(JSON.stringify([title, ingredients, countryOfOrigin, dietType]))
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
const otherGround = '#3f5d57'

/** The colour of the cloth under the dish, to paint before its picture is there. */
export const groundColor = ({ dietType }: Subject): string => grounds[dietType] ?? otherGround
