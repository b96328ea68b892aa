import { loadSample } from '#server/sample/sample.ts'

/** A recipe recombined from lines of the sample recipes. The same number always makes the same recipe. */
export type SyntheticRecipe = {
  title: string
  chefName: string
  ingredients: string[]
  instructions: string[]
  prepTime: string
  servings: number
  countryOfOrigin: string
  dietType: string
  /** The author's position among all authors, from 0 to below 1. */
  author: number
  ratingCount: number
  ratingSum: number
}

const { cooks, recipes } = await loadSample()
const bases = recipes.map(({ ingredients, instructions, ...recipe }) => ({
  ...recipe,
  ingredients: ingredients.split('\n'),
  instructions: instructions.split('\n'),
}))

const maxSyntheticNames = 200_000
const usualPrepMinutes = [10, 15, 20, 25, 30, 40, 45, 60, 75, 90, 120, 180]

export function createSyntheticRecipe(number: number): SyntheticRecipe {
  const random = seededRandom(number)
  const pick = <Thing>(things: readonly Thing[]): Thing =>
    things[Math.floor(random() * things.length)] as Thing
  const base = pick(bases)
  const recombine = (lines: readonly string[], from: 'ingredients' | 'instructions') =>
    lines.map(line => (random() < 0.35 ? pick(pick(bases)[from]) : line))
  const ingredients = recombine(base.ingredients, 'ingredients')
  const ratingCount = random() < 0.5 ? 0 : Math.floor(2 ** (random() * 7))
  const stars = 3 + Math.floor(random() * 21) / 10
  return {
    title: `${base.title}${pick([withSyntheticName, withIngredient, withIngredient, noSuffix])(random, ingredients)}`,
    chefName: `${pick(cooks).firstName} ${pick(cooks).lastName}`,
    ingredients,
    instructions: recombine(base.instructions, 'instructions'),
    prepTime: random() < 0.95 ? `${pick(usualPrepMinutes)} min` : 'overnight',
    servings: 1 + Math.floor(random() * random() * 40),
    countryOfOrigin: random() < 0.7 ? base.countryOfOrigin : pick(bases).countryOfOrigin,
    dietType: random() < 0.7 ? base.dietType : pick(bases).dietType,
    author: random() * random(),
    ratingCount,
    ratingSum: Math.round(ratingCount * stars * 10) / 10,
  }
}

type Suffix = (random: () => number, ingredients: readonly string[]) => string

const noSuffix: Suffix = () => ''
/** Names follow Zipf's law, as words of a language do: the n-th is about 1/n as frequent as the first. */
const withSyntheticName: Suffix = random =>
  ` from ${syntheticName(Math.floor(maxSyntheticNames ** random()))}`
const withIngredient: Suffix = (random, ingredients) => {
  const line = ingredients[Math.floor(random() * ingredients.length)] ?? ''
  const extra =
    /^[\d½¼¾⅓⅔.,–-]*\s*(?:k?g|ml|litres?|cups?|(?:table|tea)spoons?|pinch|cloves?)?\s*([\p{L} -]+)/u.exec(
      line,
    )
  return extra?.[1] ? ` with ${extra[1].trim()}` : ''
}

const syllables = 'ka ru mba be la no ti sho we ndi go pa ze lu ma kri ta vo ne si'.split(' ')

export function syntheticName(number: number): string {
  let name = ''
  for (let rest = number + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length))
    name += syllables[rest % syllables.length]
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Mulberry32: small, fast, and the same on every machine. */
export function seededRandom(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
