import type { Recipe } from './recipe.ts'

/** Words that colour a sauce, the strongest first. The title decides before the ingredients. */
const dyes: readonly (readonly [string, string])[] = [
  ['rendang', '#5c3118'],
  ['moqueca, muqueca', '#e08a3c'],
  ['yassa', '#c67c2c'],
  ['beet*, borscht, borsch, rote bete, betterave', '#a12a4e'],
  ['green curry, verde, pesto, palak, saag, mint sauce, chimichurri, tomatillo*', '#7f9a3c'],
  ['mole, chocolate, cocoa, kakao, cacao, chocolat', '#5a2c18'],
  ['black bean*, feijoada', '#40262a'],
  ['tikka*, butter chicken, vodka sauce', '#d8662a'],
  [
    'tomato*, nyanya, pomodor*, tomate*, marinara, arrabbiata, shakshuka, passata, napoletan*, paprika, paprikash, ketchup, enchilada*, jollof, salsa',
    '#bf3a1e',
  ],
  [
    'curry, curries, turmeric, haldi, saffron, masala, coconut milk, kupaka, nazi, coconut cream, laksa, korma, satay, peanut butter, satay sauce',
    '#d99c3a',
  ],
  ['pumpkin, squash, kabocha, carrot soup, sweet potato*, carrot*, malenge, kalabasa, potiron', '#dd8a34'],
  ['pea, erbsen*, erwten*, spinach, kale, broccoli, asparagus, leek*, zucchini, courgette*', '#9aa650'],
  [
    'soy sauce, soy, wine, beer, stout, gravy, worcestershire, demi glace, teriyaki, hoisin, stock, broth, beef, nyama, stoofvlees, oxtail',
    '#7c4320',
  ],
  ['mushroom*, champignon*, funghi, porcini', '#b08a62'],
  ['cream, milk, cheese, yogurt*, yoghurt*, bechamel, potato*, cauliflower, chowder, coconut', '#ead6a8'],
  ['lentil*, dal, daal, dahl, lentejas, linsen', '#c88a3c'],
]

const plainBrown = '#b0652f'

export function sauceColour(recipe: Recipe): string {
  const named = dyes.find(([list]) => recipe.isNamed(list))
  const found = named ?? dyes.find(([list]) => recipe.has(list))
  return found?.[1] ?? plainBrown
}

/** Returns the colour of pale foods that take on colour: grains, noodles, mash. */
export function stainOf(recipe: Recipe): 'red' | 'golden' | 'brown' | 'green' | 'black' | 'plain' {
  if (recipe.isNamed('jollof, ceebu jen, thieboudienne, benachin')) return 'red'
  if (recipe.has('squid ink, black rice, nero')) return 'black'
  if (recipe.isNamed('pesto, green, herb, spinach, palak, verde')) return 'green'
  if (
    recipe.isNamed(
      'pilau, pilaf*, plov, fried, chaufa, pad thai, chow mein, yakisoba, burning, stir*, nasi goreng, lo mein, biriyani',
    )
  )
    return 'brown'
  if (recipe.isNamed('biryani, paella, saffron, lemon, turmeric, milanese, al horno, aglio*')) return 'golden'
  if (recipe.has('saffron, turmeric, curry powder')) return 'golden'
  if (recipe.has('tomato*, nyanya, paprika, chipotle, ketchup, passata, pomodor*, tomate*')) return 'red'
  if (recipe.has('soy sauce, pilau masala, oyster sauce, five spice, teriyaki')) return 'brown'
  return 'plain'
}
