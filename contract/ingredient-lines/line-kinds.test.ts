import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type LineLanguage, wordsOf } from './guess-language.ts'
import { parseIngredientLine } from './parse-ingredient-line.ts'
import { scaleLine } from './scale-line.ts'

/**
 * A line, what it says ('amount unit · food · comment'), and the line for twice as many servings. '=': the line does not change,
 * because it has no amount. 'not scaled': part of the line is not understood.
 */
type Row = readonly [language: LineLanguage, line: string, says: string, twice: string]

const figure = (value: number): string => String(Number(value.toFixed(3)))

function read(language: LineLanguage, line: string): Row {
  const { amount, unit, food, comment } = parseIngredientLine(line, language)
  const range = amount && [...new Set([amount.min, amount.max])].map(figure).join('-')
  const says = [[range ?? '-', unit].filter(Boolean).join(' '), food, comment].filter(Boolean).join(' · ')
  const { before, amount: scaled, rest: after, isUnderstood } = scaleLine(line, 2, wordsOf[language])
  const twice = before + scaled + after
  return [language, line, says, isUnderstood ? (twice === line ? '=' : twice) : 'not scaled']
}

const kinds: Record<string, readonly Row[]> = {
  'decimals and thousands, as each language writes them': [
    ['en', '2.5 kg plantains', '2.5 kg · plantains', '5 kg plantains'],
    ['en', '0,75 l coconut water', '0.75 l · coconut water', '1,5 l coconut water'],
    ['en', '1,500 kg yams', '1.5 kg · yams', '3 kg yams'],
    ['en', '.5 tsp mace', '0.5 tsp · mace', '1 tsp mace'],
    ['en', '2,500 ml stock', '2500 ml · stock', '5000 ml stock'],
    ['en', '3 000 g cassava', '3000 g · cassava', '6000 g cassava'],
    ['en', "1'500 ml water", '1500 ml · water', '3000 ml water'],
    ['de', '0,75 l Brühe', '0.75 l · Brühe', '1,5 l Brühe'],
    ['de', '1,250 kg Rüben', '1.25 kg · Rüben', '2,5 kg Rüben'],
    ['de', '1.750 ml Brühe', '1750 ml · Brühe', '3500 ml Brühe'],
    ['fr', '2 500 g de courge', '2500 g · courge', '5000 g de courge'],
    ['fr', '1,5 l de bouillon', '1.5 l · bouillon', '3 l de bouillon'],
    ['es', '1.250 g de yuca', '1250 g · yuca', '2500 g de yuca'],
    ['pt', '0,5 kg de mandioca', '0.5 kg · mandioca', '1 kg de mandioca'],
    ['it', '2,5 dl di brodo', '2.5 dl · brodo', '5 dl di brodo'],
    ['sw', 'gramu 1,250 za mihogo', '1250 g · mihogo', 'gramu 2500 za mihogo'],
    ['sw', 'mihogo kilo 1.5', '1.5 kg · mihogo', 'mihogo kilo 3'],
  ],
  'fractions, mixed and ordinal': [
    ['en', '2-1/4 cups millet', '2.25 cup · millet', '4½ cups millet'],
    ['en', '1 & 3/4 cups millet', '1.75 cup · millet', '3½ cups millet'],
    ['en', '1⅓ cups millet', '1.333 cup · millet', '2⅔ cups millet'],
    ['en', '2/3rds cup honey', '0.667 cup · honey', '1⅓ cups honey'],
    ['en', '1/4th cup honey', '0.25 cup · honey', '½ cup honey'],
    ['en', '1/2 a papaya', '0.5 · papaya', '1 papaya'],
    ['fr', '1 litre et demi de lait', '1.5 l · lait', '3 litres de lait'],
    ['fr', '1 kg 250 de cabri', '1.25 kg · cabri', '2,5 kg de cabri'],
    ['fr', '3 verres 1/2 de semoule', '3.5 glass · semoule', '7 verres de semoule'],
    ['de', 'zweieinhalb Tassen Grieß', '2.5 cup · Grieß', '5 Tassen Grieß'],
    ['es', 'taza y media de maíz', '1.5 cup · maíz', 'not scaled'],
    ['es', '3/4 de taza de maíz', '0.75 cup · maíz', '1½ tazas de maíz'],
    ['pt', '1 xícara e meia de fubá', '1.5 cup · fubá', '3 xícaras de fubá'],
    ['it', '2 bicchieri e mezzo di latte', '2.5 glass · latte', '5 bicchieri di latte'],
    ['sw', 'vikombe 3 na nusu vya unga', '3.5 cup · unga', 'vikombe 7 vya unga'],
  ],
  'ranges, also between and with a unit at both ends': [
    ['en', '3–4 limes', '3-4 · limes', '6–8 limes'],
    ['en', '1 1/2 to 2 cups peas', '1.5-2 cup · peas', '3–4 cups peas'],
    ['en', 'between 4 and 5 okra', '4-5 · okra · between', 'between 8–10 okra'],
    ['en', '250 g - 300 g okra', '250-300 g · okra', '500 g - 600 g okra'],
    ['de', 'zwischen 4 und 5 EL Öl', '4-5 tbsp · Öl · zwischen', 'zwischen 8–10 EL Öl'],
    ['fr', 'entre 3 et 4 mangues', '3-4 · mangues · entre', 'entre 6–8 mangues'],
    ['sw', 'vijiko 2 hadi 3 vya siki', '2-3 tbsp · siki', 'vijiko 4–6 vya siki'],
  ],
  'amounts of several parts': [
    [
      'en',
      '1 cup plus 3 tablespoons milk',
      '1 cup · milk · plus 3 tablespoons',
      '2 cups plus 6 tablespoons milk',
    ],
    ['en', '2 cups less 1 tbsp milk', '2 cup · milk · less 1 tbsp', '4 cups less 2 tbsp milk'],
    ['en', '1 cup, plus 1 tbsp milk', '1 cup · milk · plus 1 tbsp', '2 cups, plus 2 tbsp milk'],
    ['en', '60 +120 g honey', '180 g · honey', '120 +240 g honey'],
    ['en', '1 + 1/2 cup millet', '1.5 cup · millet', '2 + 1 cup millet'],
    ['en', '2+1 quails', '3 · quails', '4+2 quails'],
    ['en', '2 lb 8 oz oxtail', '2.5 lb · oxtail', '5 lb oxtail'],
    ['en', '1 kg 300 g oxtail', '1.3 kg · oxtail', '2 kg 600 g oxtail'],
    ['de', '1 Tasse plus 2 EL Grieß', '1 cup · Grieß · plus 2 EL', '2 Tassen plus 4 EL Grieß'],
    ['fr', '1 tasse et 2 c. à s. de miel', '1 cup · miel · et 2 c. à s.', '2 tasses et 4 c. à s. de miel'],
    ['es', '1 taza más 2 cdas de miel', '1 cup · miel · más 2 cdas', '2 tazas más 4 cdas de miel'],
    [
      'it',
      '1 tazza più 2 cucchiai di miele',
      '1 cup · miele · più 2 cucchiai',
      '2 tazze più 4 cucchiai di miele',
    ],
    [
      'sw',
      'kikombe 1 na vijiko 2 vya asali',
      '1 cup · asali · na vijiko 2',
      'vikombe 2 na vijiko 4 vya asali',
    ],
  ],
  'the same in other units': [
    ['en', '2 cups or 300 g lentils', '2 cup · lentils · or 300 g', '4 cups or 600 g lentils'],
    ['en', '150 g (5½ oz) feta', '150 g · feta · 5½ oz', '300 g (11 oz) feta'],
    ['en', '1 cup [240 ml] kefir', '1 cup · kefir · 240 ml', '2 cups [480 ml] kefir'],
    ['en', '350g/12oz okra', '350 g · okra · 12oz', '700g/24oz okra'],
    ['en', 'Okra, 350g/12oz', '350 g · Okra · 12oz', 'Okra, 700g/24oz'],
    ['en', '1 cup, 150 g, okra', '1 cup · okra · 150 g', '2 cups, 300 g, okra'],
    ['en', '8 plums (about 500 g)', '8 · plums · about 500 g', '16 plums (about 1000 g)'],
    ['de', '1 Tasse oder 200 g Reis', '1 cup · Reis · oder 200 g', '2 Tassen oder 400 g Reis'],
    ['pt', '1 xícara (200 g) de arroz', '1 cup · arroz · 200 g', '2 xícaras (400 g) de arroz'],
    [
      'sw',
      'kikombe 1 au gramu 200 za mchele',
      '1 cup · mchele · au gramu 200',
      'vikombe 2 au gramu 400 za mchele',
    ],
  ],
  'sizes of what is counted stay': [
    ['en', '1 12 oz tin corn', '1 can · corn · 12 oz', '2 12 oz tins corn'],
    ['en', '3 x 330 ml bottles beer', '3 bottle · beer · 330 ml', '6 x 330 ml bottles beer'],
    ['en', '1 jar olives (200 g)', '1 jar · olives · 200 g', '2 jars olives (200 g)'],
    ['en', '2 10-inch wraps', '2 · wraps · 10-inch', '4 10-inch wraps'],
    ['en', '6 cutlets, 120 g each', '6 · cutlets · 120 g each', '12 cutlets, 120 g each'],
    ['en', '1 No. 2 can corn', '1 can · corn · No. 2', '2 No. 2 cans corn'],
    ['en', '10 inch flan case', '- · 10 inch flan case', '='],
    ['en', '4 cm piece of galangal', '4 cm · galangal', '8 cm piece of galangal'],
    ['en', '2 lb goat, cut into 6 pieces', '2 lb · goat · cut into 6 pieces', '4 lb goat, cut into 6 pieces'],
    ['de', '3 Dosen à 240 g Mais', '3 can · Mais · 240 g', '6 Dosen à 240 g Mais'],
    ['de', '6 Koteletts (je 120 g)', '6 · Koteletts · je 120 g', '12 Koteletts (je 120 g)'],
    ['fr', '3 boîtes de 200 g de maïs', '3 can · maïs · 200 g', '6 boîtes de 200 g de maïs'],
    ['it', '3 lattine da 330 ml di birra', '3 can · birra · 330 ml', '6 lattine da 330 ml di birra'],
    ['es', '3 latas de 200 g de maíz', '3 can · maíz · 200 g', '6 latas de 200 g de maíz'],
    [
      'sw',
      'makopo 3 ya gramu 200 ya mahindi',
      '3 can · mahindi · gramu 200',
      'makopo 6 ya gramu 200 ya mahindi',
    ],
  ],
  'short forms of units, and how full a spoon is': [
    ['en', '3 T tahini', '3 tbsp · tahini', '6 T tahini'],
    ['en', '3 t tahini', '3 tsp · tahini', '6 t tahini'],
    ['en', '1 T. tahini', '1 tbsp · tahini', '2 T. tahini'],
    ['en', '2 level tbsp cocoa', '2 tbsp · cocoa · level', '4 level tbsp cocoa'],
    ['en', '1" knob turmeric', '1 inch · turmeric', '2" knob turmeric'],
    ['de', '1 kl. Glas Kapern', '1 glass · Kapern · kl.', '2 kl. Gläser Kapern'],
    ['de', '1 gr. Dose Bohnen', '1 can · Bohnen · gr.', '2 gr. Dosen Bohnen'],
    ['de', '2 kl. Zwiebeln', '2 · Zwiebeln · kl.', '4 kl. Zwiebeln'],
    ['de', '1 KL Zimt', '1 tsp · Zimt', '2 KL Zimt'],
    ['de', '1 gestr. EL Natron', '1 tbsp · Natron · gestr.', '2 gestr. EL Natron'],
    ['fr', '2 c. à s. bombées de cacao', '2 tbsp · cacao · bombées', '4 c. à s. bombées de cacao'],
    ['it', '2 cucchiai colmi di cacao', '2 tbsp · cacao · colmi', '4 cucchiai colmi di cacao'],
  ],
  'numbers that are no amounts': [
    ['sw', 'mayai, chemsha dakika 10', '- · mayai · chemsha dakika 10', '='],
    ['en', '3% yoghurt, 1 cup', '1 cup · 3% yoghurt', '3% yoghurt, 2 cups'],
    ['en', '80 g 60% chocolate', '80 g · 60% chocolate', '160 g 60% chocolate'],
    ['en', '00 semolina 250 g', '250 g · 00 semolina', '00 semolina 500 g'],
    ['en', '1 tsp five spice', '1 tsp · five spice', '2 tsp five spice'],
    ['en', '2 tsp 7-spice', '2 tsp · 7-spice', '4 tsp 7-spice'],
    ['en', '7-Up, 2 cans', '2 can · 7-Up', '7-Up, 4 cans'],
    ['en', '3) 2 cups bran', '2 cup · bran', '3) 4 cups bran'],
    ['en', '[ ] 2 cups bran', '2 cup · bran', '[ ] 4 cups bran'],
    ['en', '250 ml milk at 38°C', '250 ml · milk · at 38°C', '500 ml milk at 38°C'],
    ['en', '1 kg prawns (21/25)', '1 kg · prawns · 21/25', '2 kg prawns (21/25)'],
    ['en', '1 lb 90/10 mince', '1 lb · 90/10 mince', '2 lb 90/10 mince'],
    [
      'en',
      '2 lb (20 to 25 count shrimp) 6 per guest',
      '2 lb · shrimp · 6 per guest, 20 to 25 count',
      '4 lb (20 to 25 count shrimp) 6 per guest',
    ],
    ['en', '1 cup 5-minute oats', '1 cup · 5-minute oats', '2 cups 5-minute oats'],
    ['de', '1050er Mehl 300 g', '300 g · 1050er Mehl', '1050er Mehl 600 g'],
    ['de', '300 g Mehl Type 630', '300 g · Mehl Type 630', '600 g Mehl Type 630'],
    ['fr', 'farine T45 300 g', '300 g · farine T45', 'farine T45 600 g'],
    ['fr', '1 tomate, coupée en deux', '1 · tomate', '2 tomate, coupée en deux'],
    ['fr', '200 ml de lait à 38 °C', '200 ml · lait · à 38 °C', '400 ml de lait à 38 °C'],
    ['es', '200 ml de leche a 38 ºC', '200 ml · leche · a 38 ºC', '400 ml de leche a 38 ºC'],
    ['it', 'semola 0 250 g', '250 g · semola 0', 'semola 0 500 g'],
    [
      'sw',
      'maziwa ya asilimia 3, kikombe 1',
      '1 cup · maziwa ya asilimia 3',
      'maziwa ya asilimia 3, vikombe 2',
    ],
  ],
  'amounts that do not begin the line, or are in words': [
    ['en', '• 3 cups barley', '3 cup · barley', '• 6 cups barley'],
    ['en', '- 1/4 cup ghee, melted', '0.25 cup · ghee', '- ½ cup ghee, melted'],
    ['en', 'roughly 300 g kale', '300 g · kale · roughly', 'roughly 600 g kale'],
    ['en', 'three figs', '3 · figs', '6 figs'],
    ['en', 'a pinch of mace', '1 pinch · mace', '2 pinches of mace'],
    [
      'en',
      '8 leeks or one 300 g jar leeks',
      '8 · leeks · or one 300 g jar leeks',
      '16 leeks or 2 300 g jars leeks',
    ],
    ['en', '1 (or 2) leeks', '1 · leeks · or 2', '2 (or 4) leeks'],
    ['en', '1 leek, or a bit more', '1 · leek · or a bit more', '2 leek, or a bit more'],
    ['en', '1 cup half and half', '1 cup · half and half', '2 cups half and half'],
    ['en', 'Zest of 2 oranges', '2 · oranges · Zest of', 'Zest of 4 oranges'],
    ['en', 'Figs (6)', '6 · Figs', 'Figs (12)'],
    ['en', '(optional) 2 figs', '2 · figs', '(optional) 4 figs'],
    ['en', 'Garlic, 4 cloves', '4 clove · Garlic', 'Garlic, 8 cloves'],
    ['de', 'drei Feigen', '3 · Feigen', '6 Feigen'],
    ['es', 'unos 300 g de acelgas', '300 g · acelgas · unos', 'unos 600 g de acelgas'],
    ['sw', 'mayai matatu', '3 · mayai', 'mayai 6'],
    ['sw', 'mtama vikombe 2', '2 cup · mtama', 'mtama vikombe 4'],
    ['sw', 'kijiko 1 cha chai cha iliki', '1 tsp · iliki', 'vijiko 2 vya chai vya iliki'],
  ],
  'digits of other scripts, and languages whose words are not known': [
    ['en', '豆腐 2丁', '- · 豆腐 2丁', '豆腐 4丁'],
    ['en', '味噌 大さじ3', '3 · 味噌 大さじ', '味噌 大さじ6'],
    ['en', '７倍濃縮だし 40ml', '- · ７倍濃縮だし 40ml', 'not scaled'],
    ['en', '鮭 2切れ(160g)', '- · 鮭 2切れ(160g)', 'not scaled'],
    ['en', 'ねぎ 2本（小口切り）', '- · ねぎ 2本（小口切り）', 'ねぎ 4本（小口切り）'],
    ['en', 'ごま 少々', '- · ごま 少々', 'not scaled'],
    ['en', '海苔', '- · 海苔', '='],
    ['en', '２００ｇのえび', '- · ２００ｇのえび', 'not scaled'],
    ['en', 'えび ２００ｇ', '200 g · えび', 'えび ４００ｇ'],
    ['en', '고추장 3큰술', '- · 고추장 3큰술', '고추장 6큰술'],
    ['en', '쌀 2컵 반', '- · 쌀 2컵 반', 'not scaled'],
    ['en', '土豆 2~3个', '- · 土豆 2~3个', '土豆 4–6个'],
    ['en', '٤ حبات بطاطس', '4 · حبات بطاطس', '٨ حبات بطاطس'],
    ['en', '٣٫٥ كجم دجاج', '3.5 · كجم دجاج', '٧ كجم دجاج'],
    ['en', 'كوبان من الحليب', '- · كوبان من الحليب', 'not scaled'],
    ['en', '۳ پیمانه برنج', '3 · پیمانه برنج', '۶ پیمانه برنج'],
    ['en', '۳ پیمانه نیم\u200cدانه', '3 · پیمانه نیم\u200cدانه', '۶ پیمانه نیم\u200cدانه'],
    ['en', '2 cups نیم\u200cدانه', '2 cup · نیم\u200cدانه', '4 cups نیم\u200cدانه'],
    ['en', 'ක්\u200dරීම් 150 g', '150 g · ක්\u200dරීම්', 'ක්\u200dරීම් 300 g'],
    ['en', '2 gi\u200cthe\u200dri pots', '2 · githeri pots', '4 gi\u200cthe\u200dri pots'],
    ['en', 'कप २ दूध', '- · कप २ दूध', 'कप ४ दूध'],
    ['en', '३ आलू', '3 · आलू', '६ आलू'],
    ['en', 'Гречка 150 г', '- · Гречка 150 г', 'Гречка 300 г'],
    ['en', '4 картофелины', '4 · картофелины', '8 картофелины'],
    ['en', '3 яйца, 1 белок', '- · 3 яйца, 1 белок', 'not scaled'],
    ['en', '2,250 кг картофеля', '- · 2,250 кг картофеля', 'not scaled'],
    ['en', '2 tsp miso (味噌)', '2 tsp · miso · 味噌', '4 tsp miso (味噌)'],
    ['en', '４ limes', '4 · limes', '８ limes'],
    ['en', 'drie uien', '- · drie uien', 'not scaled'],
    ['en', 'yarım kabak', '- · yarım kabak', 'not scaled'],
    ['en', 'tre ägg', '- · tre ägg', 'not scaled'],
  ],
  'units without a number': [
    ['en', 'Pinch of mace', '- pinch · mace', '2 pinches of mace'],
    ['en', 'Knob of butter (15 g)', '- knob · butter · 15 g', 'not scaled'],
    ['en', 'Sprigs of dill', '- sprig · dill', 'not scaled'],
    ['en', 'A few sprigs of dill', '- sprig · dill · A few', '='],
    ['en', 'Large handful dill', '- handful · dill', '2 Large handfuls dill'],
    ['en', 'piece galangal', '- piece · galangal', 'not scaled'],
    ['de', 'Bund Kerbel', '- bunch · Kerbel', '2 Bund Kerbel'],
    ['de', 'Prise Muskat', '- pinch · Muskat', '2 Prisen Muskat'],
    ['fr', 'Pincée de muscade', '- pinch · muscade', '2 pincées de muscade'],
    ['es', 'Cucharada de miel', '- tbsp · miel', '2 cucharadas de miel'],
    ['sw', 'Kijiko cha asali', '- tbsp · asali', 'not scaled'],
  ],
  'a line that is not understood whole stays as it is written': [
    ['en', '5 eggs, two beaten', '5 · eggs', 'not scaled'],
    ['en', '5 eggs (one for the glaze)', '5 · eggs · one for the glaze', 'not scaled'],
    ['en', '5 eggs, one beaten', '5 · eggs', 'not scaled'],
    ['fr', '5 œufs, dont un battu', '5 · œufs', 'not scaled'],
    ['de', '5 Eier, zwei getrennt', '5 · Eier · zwei getrennt', 'not scaled'],
    ['sw', 'mayai 5, mawili yapigwe', '5 · mayai · mawili yapigwe', 'not scaled'],
    ['en', '1 cup sumac (https://shop.example/4)', '1 cup · sumac · https://shop.example/4', 'not scaled'],
    ['en', 'Figs, three', '- · Figs · three', 'not scaled'],
    ['en', '4 eggs, 1 beaten', '4 · eggs', 'not scaled'],
    ['fr', '80 g de quinoa par personne', '80 g · quinoa par personne', 'not scaled'],
    ['sw', 'gramu 80 za dagaa kwa mtu', '80 g · dagaa kwa mtu', 'not scaled'],
    ['es', '5 huevos, uno para pintar', '5 · huevos · uno para pintar', 'not scaled'],
    ['pt', '5 ovos (um para pincelar)', '5 · ovos · um para pincelar', 'not scaled'],
    ['en', '2 figs per guest', '2 · figs per guest', 'not scaled'],
    ['en', '1.500 g kohlrabi', '1.5 g · kohlrabi', 'not scaled'],
    ['en', '1 cup bran (2)', '1 cup · bran · 2', 'not scaled'],
    ['fr', "le zeste d'une orange (2 cuillères)", "1 · orange · le zeste d', 2 cuillères", 'not scaled'],
    ['es', 'taza y media de leche (360 ml)', '1.5 cup · leche · 360 ml', 'not scaled'],
    ['de', '4 Eier, davon 2 getrennt', '4 · Eier · davon 2 getrennt', 'not scaled'],
  ],
}

for (const [kind, rows] of Object.entries(kinds))
  test(kind, { tags: ['import-lines'] }, () => {
    assert.deepEqual(
      rows.map(([language, line]) => read(language, line)),
      rows,
    )
  })

test('amounts are rounded as a cook would', () => {
  const scaled = (line: string, factor: number) => {
    const { before, amount, rest } = scaleLine(line, factor, wordsOf.en)
    return before + amount + rest
  }
  assert.equal(scaled('⅕ tsp turmeric', 1.5), '0.3 tsp turmeric')
  assert.equal(scaled('1/6 cup tahini', 0.5), '1/12 cup tahini')
  assert.equal(scaled('0.33 cup tahini', 2), '⅔ cup tahini')
  assert.equal(scaled('7 figs', 1 / 6), '1⅙ figs')
  assert.equal(scaled('125 g tahini', 2 / 3), '83 g tahini')
  assert.equal(scaled('1.25 kg yams', 1.5), '1.88 kg yams')
  assert.equal(scaled('1 lb 8 oz yams', 0.5), '12 oz yams')
  assert.equal(scaled('١٫١ كجم أرز', 3), '٣٫٣ كجم أرز')
  assert.equal(scaled('12-ounce bottle cider', 2), '24-ounce bottle cider')
})
