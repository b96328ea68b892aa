import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { canonicalDiet } from '#contract/diets.ts'
import { strayJoiners } from '#contract/joiners.ts'
import { draftFieldsOf } from '../imports/files/draft-fields.ts'
import { readCooklang } from '../imports/files/formats/cooklang.ts'
import { readMezani } from '../imports/files/formats/mezani.ts'
import { ofOwnMarkdown } from '../imports/files/formats/own-markdown.ts'
import { readOwnMarkdown } from '../imports/reading/own-markdown.ts'
import { readPage } from '../imports/reading/read-page.ts'
import type { OwnRecipe } from './own-rows.queries.ts'
import { recipeCooklang } from './recipe-cooklang.ts'
import { recipeJsonLd } from './recipe-json-ld.ts'
import { recipeMarkdown } from './recipe-markdown.ts'
import { sectionsOf } from './sections.ts'

const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .map(written => written.replaceAll('\0', '').slice(0, maxLength).toWellFormed().trim())
    .filter(written => written !== '')
const maybe = (maxLength: number) => fc.oneof(fc.constant(''), text(maxLength))
const line = fc.oneof(
  text(60),
  fc.constantFrom('Sauce:', '[Sauce]', '## Sauce', '- 2 eggs', '1. Fry &amp; <b>stir</b>', ''),
)
const lines = fc
  .array(line, { minLength: 1, maxLength: 8 })
  .map(all => all.join('\n').replaceAll('\r', ''))
  .filter(all => all.trim() !== '')
const address = fc.oneof(
  fc.constant(''),
  fc.webUrl().filter(url => url.length < 500),
)
const instant = new Date('2026-11-24T10:00:00Z')

const recipes: fc.Arbitrary<OwnRecipe> = fc.record({
  id: fc.integer({ min: 1 }),
  title: text(100),
  chefName: maybe(40),
  chefImage: address,
  image: address,
  ingredients: lines,
  instructions: lines,
  url: address,
  moreInfoUrl: address,
  prepTime: maybe(60),
  prepMinutes: fc.option(fc.integer({ min: 1, max: 500 })),
  servings: fc.option(fc.double({ min: 1, max: 10_000, noNaN: true })),
  countryOfOrigin: maybe(40),
  dietType: maybe(40).map(canonicalDiet),
  coverKey: fc.constant('0'),
  createdAt: fc.constant(instant),
  updatedAt: fc.constant(instant),
  rating: fc.constant(0),
  ratingCount: fc.constant(0),
  creditName: fc.constant(null),
  creditAddress: fc.constant(null),
})

const publicUrl = 'https://mezani.example'

test('a recipe that is exported and imported again is the same, whatever is written in it', {
  tags: ['import-again'],
}, () => {
  fc.assert(
    fc.property(recipes, recipe => {
      const exported = JSON.stringify(
        recipeJsonLd(recipe, { publicUrl, pageUrl: `${publicUrl}/recipes/1`, image: ['cover.webp'] }),
      )
      const read = readMezani(JSON.parse(exported))
      const image = read.picture && 'address' in read.picture ? read.picture.address : ''
      const { fields, warnings, notes } = draftFieldsOf(read)
      const { title, chefName, chefImage, ingredients, instructions, url, moreInfoUrl } = recipe
      const { prepTime, countryOfOrigin, dietType } = recipe
      assert.deepEqual(
        { ...fields, image },
        {
          ...{ title, chefName, chefImage, ingredients, instructions, url, moreInfoUrl, prepTime },
          ...{ countryOfOrigin, dietType, image: recipe.image, servings: recipe.servings ?? undefined },
          rating: undefined,
        },
      )
      assert.deepEqual([...warnings, ...notes], [])
    }),
    { seed: 1, numRuns: 500 },
  )
})

/** What a cook sees. No format keeps both numbers of a step that is numbered twice, and none keeps the marks of a heading. */
const shown = ({ ingredients, instructions }: { ingredients: string; instructions: string }) => ({
  ingredients: sectionsOf(ingredients, 'ingredients'),
  instructions: sectionsOf(instructions, 'instructions'),
})

/** Tidies a text as people write it. Cooklang cannot keep double spaces, or two ways to encode the same letter. */
const tidy = (written: string) =>
  written
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC')
    .replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\p{Cc}]/gu, '')
    .replace(strayJoiners, '')
const marked = fc.constantFrom(
  '2 cups flour, sifted',
  '1 1/2 onions',
  '½ tsp salt (optional)',
  'salt',
  'salt',
  'Sauce:',
  '1. Soak',
  '2. Boil',
  'Notes:',
  'Tip: salt last',
  'For the dough',
  'Salt = life:',
  'Day -- one:',
  '#1 of 2 @ 40 °C ~ {warm} | cold',
  '- 2 eggs -- beaten',
  '[- not this -]',
  '= half of it',
  '>> all: of it',
  '(optional) 1 lemon',
  'a \\ b',
  '۲ پیمانه برنج نیم\u200cدانه',
  '👩\u200d🍳 ක්\u200dරීම් 100 g',
)
/** Lines with Markdown's marks, which are removed from the lines of other applications. */
const likeNotes = fc.constantFrom('1 cup [stock](/stock)', '__Do not__ stir', '**Salt**')
const tidyLines = fc
  .array(fc.oneof(marked, likeNotes, text(60).map(tidy).filter(Boolean)), { minLength: 1, maxLength: 8 })
  .map(all => all.join('\n'))
const tidyText = (maxLength: number) => maybe(maxLength).map(tidy)
/** Texts that would be comments in the body of a Cooklang recipe. In its head they are not. */
const likeComments = fc.constantFrom('Soup -- quick', 'Stew [- mild -] hot')
const tidyRecipes = fc
  .tuple(
    recipes,
    fc.record({
      ingredients: tidyLines,
      instructions: tidyLines,
      title: fc.oneof(text(80).map(tidy).filter(Boolean), likeComments),
      chefName: tidyText(40),
      prepTime: tidyText(60),
      countryOfOrigin: tidyText(40),
      dietType: tidyText(40).map(canonicalDiet),
      servings: fc.option(
        fc
          .integer({ min: 1, max: 20_000 })
          .map(halves => halves / 2)
          .filter(number => number >= 1),
      ),
    }),
  )
  .map(([recipe, written]) => ({ ...recipe, ...written }))

test('a recipe exported as Cooklang and imported again is the same, with every mark of the language in its lines', () => {
  fc.assert(
    fc.property(tidyRecipes, recipe => {
      const read = readCooklang(recipeCooklang(recipe, publicUrl), 'recipe')
      const image = read.picture && 'address' in read.picture ? read.picture.address : ''
      const { fields } = draftFieldsOf(read)
      const { title, chefName, chefImage, url, moreInfoUrl } = recipe
      const { prepTime, countryOfOrigin, dietType } = recipe
      assert.deepEqual(
        { ...fields, ...shown(fields), image },
        {
          ...{ title, chefName, chefImage, ...shown(recipe), url, moreInfoUrl, prepTime },
          ...{ countryOfOrigin, dietType, image: recipe.image, servings: recipe.servings ?? undefined },
          rating: undefined,
        },
      )
    }),
    { seed: 1, numRuns: 500 },
  )
})

const likeMarkdown = fc.constantFrom(
  'By hand · quickly',
  'Serves 4',
  '&middot; \\· &amp;',
  '1. a 2. b',
  '*b* `c` [d](e)',
)
const markdownRecipes = fc
  .tuple(
    tidyRecipes,
    fc.record({
      chefName: fc.oneof(tidyText(40), likeMarkdown),
      prepTime: fc.oneof(tidyText(60), likeMarkdown),
      countryOfOrigin: fc.oneof(tidyText(40), likeMarkdown),
      isDrawn: fc.boolean(),
    }),
  )
  .map(([recipe, { isDrawn, ...written }]) => ({ ...recipe, ...written, ...(isDrawn && { image: '' }) }))
const markdownOf = (recipe: OwnRecipe) =>
  recipeMarkdown(recipe, {
    publicUrl,
    picture: { address: recipe.image || `${publicUrl}/cover.webp`, isDrawn: !recipe.image },
  })

test('a recipe exported as Markdown and imported again is the same, except for the picture of its cook', () => {
  fc.assert(
    fc.property(markdownRecipes, recipe => {
      const written = readOwnMarkdown(markdownOf(recipe))
      assert.ok(written, 'it is not known again')
      const read = ofOwnMarkdown(written)
      const image = read.picture && 'address' in read.picture ? read.picture.address : ''
      const { fields, warnings, notes } = draftFieldsOf(read)
      const { title, chefName, url, moreInfoUrl } = recipe
      const { prepTime, countryOfOrigin, dietType, servings } = recipe
      assert.deepEqual(
        { ...fields, ...shown(fields), image },
        {
          ...{
            title,
            chefName,
            ...shown(recipe),
            url,
            moreInfoUrl,
            prepTime,
            countryOfOrigin,
            dietType,
          },
          ...{ chefImage: '', image: recipe.image, servings: servings ?? undefined, rating: undefined },
        },
      )
      assert.deepEqual([...warnings, ...notes], [])
    }),
    { seed: 1, numRuns: 500 },
  )
})

test('our Markdown, when pasted, has all that a page has: title, grouped lines, steps, servings, source, picture', () => {
  fc.assert(
    fc.property(markdownRecipes, recipe => {
      const [read, ...others] = readPage(markdownOf(recipe), '').recipes
      assert.ok(read && others.length === 0)
      const groups = read.ingredientGroups.length > 0 ? read.ingredientGroups : undefined
      const lines = groups?.flatMap(({ name, ingredients: own }) =>
        name === null ? own : [`${name}:`, ...own],
      )
      const { title, chefName, servings } = recipe
      const written = {
        ingredients: (lines ?? read.ingredients).join('\n'),
        instructions: read.instructions.join('\n'),
      }
      assert.deepEqual([read.title, read.author, shown(written)], [title, chefName || null, shown(recipe)])
      assert.deepEqual(
        [read.servings, read.sourceUrl, read.image],
        [servings ?? null, recipe.url || null, recipe.image || null],
      )
    }),
    { seed: 1, numRuns: 300 },
  )
})
