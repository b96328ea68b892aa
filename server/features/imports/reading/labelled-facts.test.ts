import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRecipe } from './read-page.fixture.ts'

type Facts = readonly [
  servings: number | null,
  prep: number | null,
  cook: number | null,
  total: number | null,
]
const facts: [line: string, facts: Facts, time?: string][] = [
  ['Serves 4 | Prep 10 min | Cook 1 h 5 min', [4, 10, 65, 75]],
  ['Prep: 20 min Cook: 30 min Serves: 4', [4, 20, 30, 50]],
  ['<b>Prep</b> 20 min <b>Cook</b> 30 min <b>Serves</b> 4', [4, 20, 30, 50]],
  ['Prep time<br>20 min<br>Cook time<br>30 min<br>Servings<br>4', [4, 20, 30, 50]],
  ['This recipe serves six and takes 1 hour and 15 minutes.', [6, null, null, 75]],
  ['A dish for the rains. Serves 5. Total time: 2 hours.', [5, null, null, 120]],
  [
    'My grandmother cooked it on each Sunday, and there were always too many of us in her kitchen. Serves 6.',
    [6, null, null, null],
  ],
  ['Für 4 Personen. Arbeitszeit: 20 Min., Backzeit: 1 Std. 10 Min., Schwierigkeit: leicht', [4, 20, 70, 90]],
  ['Das Rezept ist für 4 Personen und dauert 45 Minuten', [4, null, null, 45]],
  ['Pour 6 personnes. Préparation : 20 min. Cuisson : 1 h 30.', [6, 20, 90, 110]],
  ['Para 4 personas – Tiempo: 40 minutos', [4, null, null, 40]],
  ['Ingredienti per 4 persone:', [4, null, null, null]],
  ['Prep time | 10 min | easy | Serves 2', [2, 10, null, 10]],
  ['Total time (with resting): 2 h', [null, null, null, 120]],
  ['تكفي ٤ أشخاص. وقت الطبخ: ٣٠ دقيقة', [4, null, 30, 30]],
  ['Rende 6 porções e leva 40 minutos', [6, null, null, 40]],
  ['Kwa watu 5. Muda: dakika 40.', [5, null, null, 40]],
  ['Inatosha watu sita. Maandalizi: dakika 15. Mapishi: saa 1 na dakika 10.', [6, 15, 70, 85]],
  ['4人分 | 調理時間 30分', [4, null, null, 30]],
  // A time that is not fully understood stays in words, or is left out.
  ['Total time: 1 hour + a night in the fridge', [null, null, null, null], '1 hour + a night in the fridge'],
  ['Prep: 20 min, Cooking time: overnight', [null, 20, null, null], '20 min preparation + overnight cooking'],
  ['Time in the oven: 40 min', [null, null, null, null]],
  ['Cook 5 minutes, stir, bake 10 minutes.', [null, null, null, null]],
  [
    'When the rains came we cooked it for the whole street, and nobody went home hungry. It makes 9 year olds happy.',
    [null, null, null, null],
  ],
  ['We had 400 guests. For 3 days we cooked.', [null, null, null, null]],
]
test('servings and times are read from lines and sentences', () => {
  for (const [line, [servings, prep, cook, total], time = null] of facts) {
    const recipe = readRecipe(
      `<h1>Githeri</h1><p>${line}</p><h2>To buy</h2><ul><li>2 cups maize</li><li>2 cups beans</li><li>1 onion</li></ul><h2>Method</h2><ol><li>Boil both, and cook 5 minutes.</li><li>Bake 20 minutes.</li></ol>`,
    )
    assert.deepEqual(
      [line, recipe.servings, recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes, recipe.time],
      [line, servings, prep, cook, total, time],
    )
  }
  const yieldOf = (line: string) =>
    readRecipe(`<p>${line}</p><h2>Ingredients</h2><p>2 cups maize</p><p>1 onion</p>`).yield
  assert.equal(yieldOf('It serves six.'), 'serves six')
  assert.equal(yieldOf('Ingredienti per 4 persone:'), 'per 4 persone')
})
