import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scalerFor } from './scale-ingredient.ts'

const scaled: { line: string; factor: number; shows: string }[] = [
  { line: '4 cups water', factor: 1, shows: '4 cups|water' },
  { line: '2½ cups fine white maize flour', factor: 2, shows: '5 cups|fine white maize flour' },
  { line: '½ teaspoon salt', factor: 0.5, shows: '¼ teaspoon|salt' },
  { line: '1 cup milk', factor: 2, shows: '2 cups|milk' },
  { line: '2 cups milk', factor: 0.5, shows: '1 cup|milk' },
  { line: '1 cup of milk', factor: 3, shows: '3 cups of|milk' },
  { line: '600 g sea bass', factor: 1.25, shows: '750 g|sea bass' },
  { line: '100g flour', factor: 1 / 3, shows: '33g|flour' },
  { line: '1.8 litres water', factor: 1.25, shows: '2.25 litres|water' },
  { line: '5-6 cloves of garlic', factor: 2, shows: '10–12 cloves of|garlic' },
  { line: '1 large bunch kale', factor: 2, shows: '2 large bunches|kale' },
  { line: '1 red onion, thinly sliced', factor: 1.5, shows: '1½|red onion, thinly sliced' },
  { line: '1/2 cup (110g) olive oil', factor: 2, shows: '1 cup|(220g) olive oil' },
  { line: '1 (400 g) tin tomatoes', factor: 2, shows: '2 (400 g) tins|tomatoes' },
  { line: '1 tbsp. oil', factor: 2, shows: '2 tbsp.|oil' },
  { line: '2 x 400 g tins coconut milk', factor: 2, shows: '4 x 400 g tins|coconut milk' },
  { line: '60g/2oz butter', factor: 2, shows: '120g/4oz|butter' },
  { line: '1 cup plus 2 tbsp sugar', factor: 2, shows: '2 cups plus 4 tbsp|sugar' },
  { line: '1-1/2 cups stock', factor: 2, shows: '3 cups|stock' },
  { line: '1 loaf of bread', factor: 2, shows: '2 loaves of|bread' },
  { line: '1 Cup flour', factor: 2, shows: '2 Cups|flour' },
  { line: '1 fl oz rum', factor: 2, shows: '2 fl oz|rum' },
  { line: 'kikombe 1 maziwa', factor: 2, shows: 'vikombe 2|maziwa' },
  { line: '1 cuillère à soupe d’huile', factor: 2, shows: '2 cuillères à soupe|d’huile' },
  { line: '1 tasse de lait', factor: 1.5, shows: '1½ tasse de|lait' },
  { line: '1,5 kg Mehl', factor: 1.5, shows: '2,25 kg|Mehl' },
  { line: '2 Tassen Milch', factor: 0.5, shows: '1 Tasse|Milch' },
  { line: 'je 2 TL Salz und Pfeffer', factor: 2, shows: '4 TL|Salz und Pfeffer' },
  { line: '1 cucharada de aceite', factor: 3, shows: '3 cucharadas de|aceite' },
  { line: '1 xícara (chá) de leite', factor: 2, shows: '2 xícaras (chá) de|leite' },
  { line: '1 spicchio d’aglio', factor: 2, shows: '2 spicchi|d’aglio' },
]

for (const { line, factor, shows } of scaled) {
  test(`'${line}' times ${factor.toFixed(2)}`, async () => {
    const scaleIngredient = await scalerFor([line])
    const { amount, rest } = scaleIngredient(line, factor)
    assert.equal(`${amount}|${rest.trimStart()}`, shows)
  })
}

const asWritten: { line: string; isUnderstood: boolean }[] = [
  { line: 'Salt to taste', isUnderstood: true },
  { line: 'Olive oil', isUnderstood: true },
  { line: '3 eggs, 2 separated', isUnderstood: false },
  { line: '2 mangoes per guest', isUnderstood: false },
]
for (const { line, isUnderstood } of asWritten) {
  test(`'${line}' stays as it was written`, async () => {
    const scaleIngredient = await scalerFor([line])
    assert.deepEqual(scaleIngredient(line, 2), { before: line, amount: '', rest: '', isUnderstood })
  })
}

test('a line with a factor of 1 reads as it was written', async () => {
  const scaleIngredient = await scalerFor([])
  for (const line of [
    '1 cup of milk',
    '100g flour',
    '5-6 cloves of garlic',
    '½ lemon, juice only',
    '2 x 400 g tins beans',
  ]) {
    const { before, amount, rest } = scaleIngredient(line, 1)
    assert.notEqual(amount, '')
    assert.equal(before + amount + rest, line)
  }
})
