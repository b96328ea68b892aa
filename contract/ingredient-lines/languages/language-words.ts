/**
 * What one language has for lines of ingredients. Texts are lists of phrases between blanks, with `_` inside of a phrase of several words;
 * all in small letters, without accents and without the dot of an abbreviation. In `prepared` a word that ends in `*` takes every of the `endings`.
 */
export type LanguageWords = {
  units: Readonly<Partial<Record<UnitName, string>>>
  numbers: Readonly<Record<string, number>>
  /** Between a unit and its food: '2 cups of milk'. */
  of: string
  and: string
  or: string
  /** Between the ends of a range. */
  to: string
  /** Before an amount: 'about 2 cups'. */
  about: string
  /** In the place of an amount: 'a few leaves'. */
  some: string
  /** Of a food: 'large onion'; also before a unit. */
  sizes: string
  /** Before a unit alone: 'heaped teaspoon'. */
  heaped: string
  /** Before what was done to a food: 'finely chopped'. */
  adverbs: string
  /** What was done to a food; before or after it. */
  prepared: string
  endings: readonly string[]
  /** A food with something done to it is another: 'jamón cocido'. Of each, the food's word and the beginning of the other's. */
  kinds?: readonly (readonly [food: string, prepared: string])[]
  /** With these begins a remark, in a part of its own or in the middle: 'to serve', 'such as'. */
  remarks: string
  optional: string
  /** A number may be after its noun: 'nyanya 3 mbivu'. */
  countsAfterNoun?: true
  /** A comma separates thousands, not decimals. */
  hasDecimalPoint?: true
  /** One and many of the written names of units, `one/many`, with capitals and accents. Abbreviations and what has one form are left out. */
  forms: string
  /** The words after a unit that agree with its class of nouns, in one and in many. */
  joints?: readonly (readonly [one: NounClass, many: NounClass])[]
  /** From so much on there are many, where that is not all above one: '1½ tasse'. */
  manyFrom?: 2
}

/** How the nouns of a class begin, and what joins them to another noun. */
type NounClass = { prefix: string; joint: string }

/** The names that the API has for units, whatever the line's language. */
export const unitNames = [
  'g',
  'kg',
  'mg',
  'ml',
  'cl',
  'dl',
  'l',
  'cm',
  'inch',
  'tsp',
  'tbsp',
  'dessertspoon',
  'cup',
  'oz',
  'fl oz',
  'lb',
  'pint',
  'quart',
  'gallon',
  'pinch',
  'dash',
  'splash',
  'drizzle',
  'drop',
  'handful',
  'bunch',
  'sprig',
  'clove',
  'slice',
  'can',
  'jar',
  'package',
  'piece',
  'stick',
  'head',
  'stalk',
  'bottle',
  'glass',
  'bowl',
  'knob',
  'leaf',
  'dozen',
  'sheet',
  'rasher',
  'bulb',
  'punnet',
  'wedge',
  'loaf',
  'ear',
  'strip',
  'fillet',
  'recipe',
  'stem',
  'box',
  'bag',
  'cube',
  'tub',
  'bar',
  'ball',
  'block',
  'scoop',
  'rack',
  'tube',
  'carton',
  'roll',
] as const
export type UnitName = (typeof unitNames)[number]
