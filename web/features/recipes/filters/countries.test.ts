import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { countriesOf } from './countries.ts'

const from = (...countries: string[]) =>
  countriesOf(countries.map(countryOfOrigin => ({ countryOfOrigin }) as Recipe))

test('the spellings of a country are one entry, spelled as in most recipes, in alphabetical order', () => {
  assert.deepEqual(from('kenya', 'Zambia', 'Kenya ', 'Kenya', '', 'égypte', ' '), [
    'égypte',
    'Kenya',
    'Zambia',
  ])
  assert.deepEqual(from('kenya', 'kenya', 'Kenya'), ['kenya'])
  assert.deepEqual(from('Timor-Leste', 'México', 'Mexico', 'Me\u0301xico', 'México', 'timor leste'), [
    'México',
    'Timor-Leste',
  ])
  assert.deepEqual(from('ÎLES', 'îles', 'Îles'), ['ÎLES'])
})
