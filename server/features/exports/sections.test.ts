import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnRecipe } from './own-rows.queries.ts'
import { recipeCooklang } from './recipe-cooklang.ts'
import { recipeJsonLd } from './recipe-json-ld.ts'
import { recipeMarkdown } from './recipe-markdown.ts'
import { sectionsOf } from './sections.ts'

test('a note under a heading line, with steps after it, gets the heading before its words', () => {
  const items = [
    { text: 'Soak.', number: 1 },
    { text: 'Note: Overnight.', number: undefined },
    { text: 'Note: Or longer.', number: undefined },
    { text: 'Boil.', number: 2 },
  ]
  const written = '1. Soak.\nNote:\nOvernight.\n\nOr longer.\n2. Boil.\nTo serve:'
  assert.deepEqual(sectionsOf(written, 'instructions'), [
    { name: undefined, items },
    { name: 'To serve', items: [] },
  ])
})

const publicUrl = 'https://mezani.example'
const instant = new Date('2026-11-28T10:00:00Z')
const recipe: OwnRecipe = {
  ...{ id: 1, title: 'Mandazi', chefName: 'Akinyi', chefImage: '', image: '', url: '', moreInfoUrl: '' },
  ...{ prepTime: '', prepMinutes: null, servings: 1, countryOfOrigin: 'Kenya', dietType: '', coverKey: '0' },
  ...{
    createdAt: instant,
    updatedAt: instant,
    rating: 0,
    ratingCount: 0,
    creditName: null,
    creditAddress: null,
  },
  ingredients: '[Dough]\n1 000 g flour, sifted\n1 T oil\n2% milk\nTip: use fine flour.',
  instructions: 'Dough:\n1. Mix.\n2. Knead.\n\nTopping:\nStep 3: Bake.\nNotes:\nKeeps.',
}

test('JSON-LD has headings as sections, notes as tips, steps without their numbers, and one serving', () => {
  const jsonLd = recipeJsonLd(recipe, { publicUrl, pageUrl: publicUrl, image: undefined })
  const { recipeYield, recipeInstructions } = jsonLd as Record<string, unknown>
  const section = (name: string, ...itemListElement: object[]) => ({
    '@type': 'HowToSection',
    name,
    itemListElement,
  })
  assert.equal(recipeYield, '1 serving')
  assert.deepEqual(recipeInstructions, [
    section('Dough', { '@type': 'HowToStep', text: 'Mix.' }, { '@type': 'HowToStep', text: 'Knead.' }),
    section('Topping', { '@type': 'HowToStep', text: 'Bake.' }),
    section('Notes', { '@type': 'HowToTip', text: 'Keeps.' }),
  ])
})

const bodyFrom = (start: string, text: string) => text.slice(text.indexOf(start)).trim()

test('Markdown has the step numbers once, and notes as paragraphs', () => {
  assert.equal(
    bodyFrom('### Dough', recipeMarkdown(recipe, { publicUrl, picture: undefined })),
    [
      '### Dough\n\n- 1 000 g flour, sifted\n- 1 T oil\n- 2% milk\n\nTip: use fine flour.',
      '## Steps\n\n### Dough\n\n1. Mix.\n2. Knead.\n\n### Topping\n\n3. Bake.\n\n### Notes\n\nKeeps.',
    ].join('\n\n'),
  )
})

test('Cooklang has sections and notes, steps without their numbers, and the amounts that the site reads in lines', () => {
  assert.equal(
    bodyFrom('== Dough ==', recipeCooklang(recipe, publicUrl)),
    [
      '== Dough ==\n\n@flour{1 000%g}(sifted)\n\n@oil{1%T}\n\n@2% milk{}\n\n> Tip: use fine flour.\n\n==',
      '== Dough ==\n\nMix.\n\nKnead.\n\n== Topping ==\n\nBake.\n\n== Notes ==\n\n> Keeps.',
    ].join('\n\n'),
  )
})
