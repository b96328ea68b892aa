import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readRecipe } from './recipe.ts'
import { readText } from './text.ts'
import { words } from './words.ts'

it('reads text without accents, case and signs', () => {
  assert.equal(readText('Crème BRÛLÉE!'), ' creme brulee ')
  assert.equal(readText('Smørrebrød, ß & œufs'), ' smorrebrod ss oeufs ')
  assert.equal(readText('İmam bayıldı'), ' imam bayildi ')
  assert.equal(readText('Gỏi cuốn, bún đậu'), ' goi cuon bun dau ')
})

it('finds words, plurals, stems and endings, and nothing inside other words', () => {
  assert.ok(words('stew').test(' beef stews '))
  assert.ok(words('tomat*').test(' tomaten '))
  assert.ok(words('*kuchen').test(' apfelkuchen '))
  assert.ok(!words('rice').test(' pricey '))
})

it('does not take stock for chicken or starch for corn', () => {
  const recipe = readRecipe({
    title: 'Mushroom risotto',
    ingredients: '1 l chicken stock\n1 tbsp corn starch\nmushrooms',
    countryOfOrigin: '',
    dietType: '',
  })
  assert.ok(!recipe.has('chicken'))
  assert.ok(!recipe.has('corn'))
  assert.ok(recipe.has('mushroom*'))
})
