import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shoppingList } from './shopping-list.ts'

const lists: { what: string; lines: string[]; factor: number; bought: string[] }[] = [
  {
    what: 'amounts of other servings, without what is done with the food',
    lines: ['1 red onion, thinly sliced', '2½ cups fine white maize flour', '600 g sea bass, cut into cubes'],
    factor: 2,
    bought: ['2 red onion', '5 cups fine white maize flour', '1200 g sea bass'],
  },
  {
    what: 'lines of one food together, where the first stood',
    lines: ['½ teaspoon salt', '4 cups water', '1 pinch Salt', 'salt to taste'],
    factor: 1,
    bought: ['½ teaspoon salt + 1 pinch Salt + salt', '4 cups water'],
  },
  {
    what: 'packages, measures in brackets and connecting words as they are written',
    lines: ['1 (400 g) tin tomatoes, drained', '2 x 400 g tins coconut milk', '1 cup of milk'],
    factor: 2,
    bought: ['2 (400 g) tins tomatoes', '4 x 400 g tins coconut milk', '2 cups of milk'],
  },
  {
    what: 'what may be left out',
    lines: ['1 tsp cumin seeds, optional', '1 lime (optional)'],
    factor: 1,
    bought: ['1 tsp cumin seeds (optional)', '1 lime (optional)'],
  },
  {
    what: 'another language',
    lines: ['2 Tassen Milch', '1 rote Zwiebel, gehackt', 'Salz'],
    factor: 0.5,
    bought: ['1 Tasse Milch', '½ rote Zwiebel', 'Salz'],
  },
  {
    what: 'an amount that stands behind its food',
    lines: ['mtama vikombe 2', 'Rice: 1 cup, washed'],
    factor: 2,
    bought: ['mtama vikombe 4', 'Rice: 2 cups'],
  },
  {
    what: 'a line whose amount is not understood whole and marked',
    lines: ['1 lime, sliced', '5 limes, 1 of them juiced', '3 figs, 1 sliced (optional)'],
    factor: 2,
    bought: ['2 lime', '5 limes, 1 of them juiced (not scaled)', '3 figs, 1 sliced (optional) (not scaled)'],
  },
  {
    what: 'such a line without the mark for the servings it is written for',
    lines: ['5 limes, 1 of them juiced'],
    factor: 1,
    bought: ['5 limes, 1 of them juiced'],
  },
  {
    what: 'a line that is none as it is written',
    lines: ['whatever the garden has', '— — —'],
    factor: 3,
    bought: ['whatever the garden has', '— — —'],
  },
]

for (const { what, lines, factor, bought } of lists)
  test(`a shopping list has ${what}`, async () => {
    assert.deepEqual(await shoppingList(lines, factor), bought)
  })
