import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseYield, readServings } from './yields.ts'

const cases: [written: string, servings: number | undefined][] = [
  ['4', 4],
  ['Serves 4 to 6', 6],
  ['4-6 servings', 6],
  ['pour 4 à 6 personnes', 4],
  ['4 bis 6 Portionen', 4],
  ['2 dozen cookies', 24],
  ['Makes one loaf', 1],
  ['zwölf Stück', 12],
  ['pour quatre personnes', 4],
  ['watu wanne', undefined],
  ['watu 5', 5],
  ['1/2 cup', 0.5],
  ['enough', undefined],
]
for (const [written, servings] of cases)
  test(`"${written}" serves ${servings}`, () => assert.equal(readServings(written), servings))

test('of "4" and "4 servings" the words are kept', () => {
  assert.deepEqual(chooseYield(['4', '4 servings']), { servings: 4, yield: '4 servings' })
  assert.deepEqual(chooseYield([]), { servings: undefined, yield: undefined })
})
