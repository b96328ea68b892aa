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
  ['serves three to five', 5],
  ['zwölf Stück', 12],
  ['Two dozen rolls', 24],
  ['five-dozen biscuits', 60],
  ['three to four dozen', 48],
  ['a dozen', 12],
  ['half a dozen', 6],
  ['2 dussin', 24],
  ['dazeni 2', 24],
  ['dazeni tatu za mandazi', 36],
  ['pour quatre personnes', 4],
  ['watu wanne', 4],
  ['kwa ajili ya watu wanne', 4],
  ['watu 5', 5],
  ['約3人分', 3],
  ['۶ نفر', 6],
  ['１６個', 16],
  ['2〜3人前', 3],
  ['1½ dozen', 18],
  ['Serves 6 in all', 6],
  ['enough', undefined],
  ['What is left of it lasts for two evenings', undefined],
  ['lasts two days', undefined],
  ['keeps 3 days', undefined],
  ['enough to feed a crowd', undefined],
  ['en famille', undefined],
  // A weight or a size does not say how many there are.
  ['1/2 cup', undefined],
  ['¾ l', undefined],
  ['750 ml', undefined],
  ['gramu 750', undefined],
  ['٧٥٠ غرام', undefined],
  ['1,5 кг', undefined],
  ['1–1,5 kg', undefined],
  ['26 cm Springform', undefined],
  ['9x13', undefined],
  ['about 2 litres of soup', undefined],
  ['two 9-inch pies', 2],
  ['une tarte de 26 cm', 1],
  ['ein Kuchen von 26 cm', 1],
  ['1 Blech, 30 x 40 cm', 1],
  ['2 x 18 cm cakes', 2],
  ['20 x 30 cm tray, 24 squares', 24],
  ['4 × 250 g loaves', 4],
  ['1,2 kg (5 portions)', 5],
  ['6 portions of 200 g', 6],
  ['16 (2-inch) rounds', 16],
  ['one 8″ cake', 1],
]
for (const [written, servings] of cases)
  test(`"${written}" serves ${servings}`, () => assert.equal(readServings(written), servings))

test('given "4" and "4 servings", the words are kept', () => {
  assert.deepEqual(chooseYield(['4', '4 servings']), { servings: 4, yield: '4 servings' })
  assert.deepEqual(chooseYield([]), { servings: undefined, yield: undefined })
})
