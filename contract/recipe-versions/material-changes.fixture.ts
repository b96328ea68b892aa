import type { RecipeState } from './compare-recipes.ts'

export type ChangeCase = {
  name: string
  before: Partial<RecipeState>
  after: Partial<RecipeState>
  isMaterial: boolean
  /** The biggest change: its part, its kind, and what is said about its quantity. */
  told?: string
}

const of =
  (field: 'ingredients' | 'instructions' | 'prepTime', isMaterial: boolean) =>
  (name: string, before: string, after: string, told?: string): ChangeCase => ({
    name,
    before: { [field]: before },
    after: { [field]: after },
    isMaterial,
    ...(told !== undefined && { told }),
  })

const food = of('ingredients', true)
const sameFood = of('ingredients', false)
const step = of('instructions', true)
const sameStep = of('instructions', false)

export const changeCases: readonly ChangeCase[] = [
  // Amounts and units.
  food(
    'half the salt',
    '2 cups millet\n1 tsp salt',
    '2 cups millet\n½ tsp salt',
    'ingredients changed halved',
  ),
  food('twice the flour', '200 g rye flour', '400 g rye flour', 'ingredients changed doubled'),
  food('a third less oil', '3 tbsp oil', '2 tbsp oil', 'ingredients changed less'),
  food('a range that is wider', '2 mangoes', '2-3 mangoes', 'ingredients changed more'),
  food('spoons of another size', '1 tbsp sumac', '1 tsp sumac', 'ingredients changed less'),
  food('cups instead of grams', '200 g couscous', '1 cup couscous', 'ingredients changed changed'),
  food('an amount where there was none', 'salt', '1 tsp salt', 'ingredients changed added'),
  food('an amount left open', '1 tsp salt', 'salt', 'ingredients changed removed'),
  food(
    'tins of another size',
    '2 x 400 g tins chickpeas',
    '2 x 200 g tins chickpeas',
    'ingredients changed halved',
  ),
  food('a size in brackets', '1 (400 g) tin peas', '1 (200 g) tin peas', 'ingredients changed halved'),
  food('millimetres for centimetres', '5 cm ginger', '5 mm ginger', 'ingredients changed less'),
  food('what is added to a cup', '1 cup plus 2 tbsp sugar', '1 cup sugar', 'ingredients changed removed'),
  food('in French', '2 gousses d’ail', '4 gousses d’ail', 'ingredients changed doubled'),
  food('in German', '1 EL Honig\n250 g Mehl', '2 EL Honig\n250 g Mehl', 'ingredients changed doubled'),
  food('in Spanish', '2 cucharadas de aceite', '1 cucharada de aceite', 'ingredients changed halved'),
  food(
    'in Portuguese',
    '3 colheres de sopa de azeite',
    '1 colher de sopa de azeite',
    'ingredients changed less',
  ),
  food('in Italian', '100 g di farina di ceci', '150 g di farina di ceci', 'ingredients changed more'),
  food('in Swahili', 'vikombe 2 vya mchele', 'vikombe 4 vya mchele', 'ingredients changed doubled'),
  food('a decimal comma', '0,5 l Wasser\n2 EL Essig', '1,5 l Wasser\n2 EL Essig', 'ingredients changed more'),
  // Foods.
  food('another milk', '1 cup milk', '1 cup coconut milk', 'ingredients changed swapped'),
  food('another spice by the same amount', '1 tsp cumin', '1 tsp turmeric', 'ingredients changed swapped'),
  food('peas for pears', '4 pears', '4 peas', 'ingredients changed swapped'),
  food('beef for beet', '1 beet', '1 beef', 'ingredients changed swapped'),
  food('another word in French', '1 huile d’olive', '1 huile de sésame', 'ingredients changed swapped'),
  food('something more', 'rice\nbeans', 'rice\nbeans\n½ lemon, juice only', 'ingredients added'),
  food('something less', 'rice\nbeans\nlemon', 'rice\nbeans', 'ingredients removed'),
  food('another order', 'rice\nbeans\nlemons', 'lemons\nrice\nbeans', 'ingredients moved'),
  // Changes that cooks need not know about.
  sameFood('a unit written out', '1 tbsp soy sauce', '1 tablespoon soy sauce'),
  sameFood('a fraction as one character', '1/2 cup oats', '½ cup oats'),
  sameFood('a decimal for a fraction', '½ cup oats', '0.5 cup oats'),
  sameFood('a third in decimals', '⅓ cup oats', '0.33 cup oats'),
  sameFood('one and a half', '1 1/2 cups oats', '1½ cups oats'),
  sameFood('grams for a kilogram', '1 kg yams', '1000 g yams'),
  sameFood('a litre as millilitres', '1 l stock', '1000 ml stock'),
  sameFood('a number in words', 'two onions', '2 onions'),
  sameFood('a dash of another kind', '2-3 carrots', '2 – 3 carrots'),
  sameFood('a blank between number and unit', '200g spelt', '200 g spelt'),
  sameFood('a typo mended', '1 tsp corriander', '1 tsp coriander'),
  sameFood('two letters that stood the wrong way round', '2 cups qunioa', '2 cups quinoa'),
  sameFood('one and many', '1 tomatoe', '1 tomato'),
  sameFood('accents', '100 g creme fraiche', '100 g crème fraîche'),
  sameFood('capitals and marks', 'SALT, pepper.', 'Salt; Pepper'),
  sameFood('a hyphen', '1 cup self-raising flour', '1 cup self raising flour'),
  sameFood('a word joined', '1 cup butter milk', '1 cup buttermilk'),
  sameFood('how it is cut', '2 onions, chopped', '2 onions, finely chopped'),
  sameFood('a remark', 'parsley', 'parsley, to serve'),
  sameFood('the other way round', 'salt and pepper', 'pepper and salt'),
  sameFood('ounces beside grams', '60 g butter', '60 g (2 oz) butter'),
  sameFood('blank lines and bullets', 'rice\nbeans', '• rice\n\n• beans'),
  sameFood('a heading', 'rice\nlime', 'For the rice:\nrice\nlime'),
  sameFood('a German plural', '2 Zwiebel\n1 EL Öl', '2 Zwiebeln\n1 EL Öl'),
  sameFood('other line breaks', 'rice\nbeans', 'rice\r\nbeans\r\n'),
  sameFood('a French unit written out', '2 c. à s. de miel', '2 cuillères à soupe de miel'),
  sameFood('a Swahili number in words', 'vijiko viwili vya sukari', 'vijiko 2 vya sukari'),
  // Times and temperatures in steps.
  step(
    'twice as long',
    'Simmer the stew for 5 minutes.',
    'Simmer the stew for 10 minutes.',
    'instructions changed doubled',
  ),
  step(
    'minutes for hours',
    'Rest the dough for 1 hour.',
    'Rest the dough for 1 minute.',
    'instructions changed less',
  ),
  step('hotter', 'Bake the loaf at 180 °C.', 'Bake the loaf at 220 °C.', 'instructions changed more'),
  step(
    'hotter in Fahrenheit',
    'Bake the loaf at 350°F.',
    'Bake the loaf at 400°F.',
    'instructions changed more',
  ),
  step(
    'a scale that is another heat',
    'Bake the loaf at 180 °C.',
    'Bake the loaf at 180 °F.',
    'instructions changed less',
  ),
  step(
    'a time that was missing',
    'Fry the dumplings.',
    'Fry the dumplings for 3 min.',
    'instructions changed added',
  ),
  step(
    'in German',
    'Den Teig 30 Minuten ruhen lassen.',
    'Den Teig 60 Minuten ruhen lassen.',
    'instructions changed doubled',
  ),
  step(
    'in French',
    'Cuire la pâte 20 minutes à feu doux.',
    'Cuire la pâte 10 minutes à feu doux.',
    'instructions changed halved',
  ),
  step('in Swahili', 'Pika wali kwa dakika 10.', 'Pika wali kwa dakika 20.', 'instructions changed doubled'),
  step(
    'an amount in a step',
    'Add 2 tbsp oil to the wok.',
    'Add 4 tbsp oil to the wok.',
    'instructions changed doubled',
  ),
  step('two times exchanged', 'Fry 5 minutes, then rest 10 minutes.', 'Fry 10 minutes, then rest 5 minutes.'),
  step(
    'a sentence more',
    'Toss the greens well.',
    'Toss the greens well. Cover them while they are resting.',
    'instructions changed longer',
  ),
  step(
    'a step more',
    'Boil the water.\nSteep the tea.',
    'Boil the water.\nWarm the pot.\nSteep the tea.',
    'instructions added',
  ),
  step(
    'a step less',
    'Boil the water.\nWarm the pot.\nSteep the tea.',
    'Boil the water.\nSteep the tea.',
    'instructions removed',
  ),
  step(
    'steps exchanged',
    'Grate the carrots.\nToast the almonds.',
    'Toast the almonds.\nGrate the carrots.',
    'instructions moved',
  ),
  step('another way altogether', 'Grill over charcoal.', 'Poach gently in broth.'),
  sameStep('minutes in short', 'Simmer for 5 minutes.', 'Simmer for 5 min.'),
  sameStep('hours as minutes', 'Rest for 1 hour 30 minutes.', 'Rest for 90 minutes.'),
  sameStep('1h30', 'Rest for 1h30.', 'Rest for 1½ hours.'),
  sameStep('degrees in words', 'Bake at 180 °C.', 'Bake at 180 degrees C.'),
  sameStep('a letter for degrees', 'Bake the cake at 180C.', 'Bake the cake at 180 °C.'),
  sameStep('Fahrenheit added', 'Bake at 180 °C.', 'Bake at 180 °C (350 °F).'),
  sameStep('Fahrenheit for Celsius', 'Bake the tart at 180 °C.', 'Bake the tart at 350 °F.'),
  sameStep('a typo mended', 'Simmer teh lentils gently.', 'Simmer the lentils gently.'),
  sameStep('another verb', 'Stir the batter until it is smooth.', 'Mix the batter until it is smooth.'),
  sameStep('steps that count themselves', 'Boil water.\nSteep tea.', '1. Boil water.\n2. Steep tea.'),
  sameStep('an article more', 'Add flour and whisk.', 'Add the flour, and whisk.'),
  sameStep('turned around', 'Bake for 20 minutes at 200 °C.', 'At 200 °C bake for 20 minutes.'),
  sameStep('in scripts without blanks', '煮10分钟。', '煮 10 分钟'),
  // Foods of the ingredient list are recognised in the steps.
  {
    name: 'a food that a step names is another',
    before: { ingredients: '1 onion\n1 leek', instructions: 'Fry the onion until soft.' },
    after: { ingredients: '1 onion\n1 leek', instructions: 'Fry the leek until soft.' },
    isMaterial: true,
    told: 'instructions changed reworded',
  },
  // Servings and preparation times.
  {
    name: 'servings',
    before: { servings: 2 },
    after: { servings: 4 },
    isMaterial: true,
    told: 'servings changed doubled',
  },
  {
    name: 'servings that were missing',
    before: {},
    after: { servings: 4 },
    isMaterial: true,
    told: 'servings changed added',
  },
  { name: 'the same servings', before: { servings: 4 }, after: { servings: 4 }, isMaterial: false },
  of('prepTime', true)('half an hour more', '30 min', '1 hour', 'prepTime changed doubled'),
  of('prepTime', true)('words for words', 'overnight', 'a good while'),
  of('prepTime', false)('a time written otherwise', '90 min', '1 h 30'),
  of('prepTime', false)('words in capitals', 'overnight', 'Overnight!'),
]
