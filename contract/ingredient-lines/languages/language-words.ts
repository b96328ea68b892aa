/**
 * The words that one language uses in lines of ingredients. Each text is a list of phrases, separated by blanks, with `_` between
 * the words of one phrase. All are in lower case, without accents and without the dot of an abbreviation. In `prepared`, a word
 * that ends in `*` takes each of the `endings`.
 */
export type LanguageWords = {
  units: Readonly<Partial<Record<UnitName, string>>>
  numbers: Readonly<Record<string, number>>
  /** Words between a unit and its food: '2 cups of milk'. */
  of: string
  and: string
  or: string
  /** Words between the ends of a range. */
  to: string
  /** Words before an amount: 'about 2 cups'. */
  about: string
  /** Words instead of an amount: 'a few leaves'. */
  some: string
  /** Sizes of a food: 'large onion'. They may also stand before a unit. */
  sizes: string
  /** Words that stand only before a unit: 'heaped teaspoon'. */
  heaped: string
  /** Words before what was done to a food: 'finely chopped'. */
  adverbs: string
  /** What was done to a food. These words stand before or after it. */
  prepared: string
  endings: readonly string[]
  /**
   * Foods that become another food by what was done to them: 'jamón cocido'. Each entry has the food's word and the beginning of
   * the other word.
   */
  kinds?: readonly (readonly [food: string, prepared: string])[]
  /** Phrases that begin a remark, in a part of its own or in the middle: 'to serve', 'such as'. */
  remarks: string
  optional: string
  /** A number may follow its noun: 'nyanya 3 mbivu'. */
  countsAfterNoun?: true
  /** A comma separates thousands, and a point separates decimals. */
  hasDecimalPoint?: true
  /**
   * The singular and plural of written units as `one/many`, with capitals and accents. Abbreviations, and units with a single
   * form, are left out.
   */
  forms: string
  /** The words after a unit that agree with its noun class, in singular and plural. */
  joints?: readonly (readonly [one: NounClass, many: NounClass])[]
  /** The smallest count that takes the plural, if that is not every count above one: '1½ tasse'. */
  manyFrom?: 2
}

/** The prefix of the nouns of a class, and the word that joins them to another noun. */
type NounClass = { prefix: string; joint: string }

/** The names that the API uses for units, whatever the line's language. */
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
