/**
 * The recipes of a foreign backend: with string ids, some with a list of ingredients, one with texts that are lists of
 * characters, and none with a field beyond the specification.
 */
export type BareRecipe = {
  id: string | number
  title: string
  chefName: string
  chefImage: string
  image: string
  ingredients: string | string[]
  instructions: string | string[]
  url: string
  moreInfoUrl: string
  rating: number
  prepTime: string
  servings: number
  countryOfOrigin: string
  dietType: string
  comments: { author: string; content: string }[]
}

type Row = [
  title: string,
  chefName: string,
  countryOfOrigin: string,
  dietType: string,
  prepTime: string,
  servings: number,
  rating: number,
  ingredients: string | string[],
]

const rows: Row[] = [
  [
    'Ugali na sukuma wiki',
    'Wanjiru Kamau',
    'Kenya',
    'Vegan',
    '40 min',
    4,
    4.7,
    '4 cups water\n2 cups maize flour',
  ],
  [
    'Pilau ya nyama',
    'Fatma Said',
    'Tanzania',
    'Gluten-Free',
    '1 hour 30 min',
    6,
    4.8,
    ['2 cups rice', '500 g beef'],
  ],
  ['Chapati', 'Achieng Odhiambo', 'Kenya', 'Vegan', '1 hour', 8, 4.6, '3 cups flour\n1 cup warm water'],
  ['Shakshuka', 'Leïla Ben Amor', 'Tunisia', 'Atkins', '35 min', 3, 4.7, [...'5 eggs\n6 tomatoes']],
  ['Shoyu ramen', 'Kenji Mori', 'Japan', 'Omnivore', '2 hours', 4, 4.9, ['4 portions noodles', '2 eggs']],
  ['Horiatiki (Greek salad)', 'Eleni Markou', 'Greece', 'Dash', '15 min', 4, 4.4, '3 tomatoes\n1 cucumber'],
  [
    'Pad Thai goong',
    'Suda Rattana',
    'Thailand',
    'Pescatarian',
    '30 min',
    2,
    4.6,
    '200 g rice noodles\n1 lime',
  ],
  [
    'Ceviche de corvina',
    'Rosa Quispe',
    'Peru',
    'Pescatarian',
    '25 min',
    4,
    4.5,
    ['600 g sea bass', '8 limes'],
  ],
  [
    'Injera with doro wat',
    'Tigist Bekele',
    'Ethiopia',
    'Omnivore',
    '2 hours 15 min',
    6,
    4.8,
    '1 chicken\n4 eggs',
  ],
  ['Bulletproof omelette', 'Ingrid Dahl', 'Norway', 'Keto', '10 min', 1, 3.4, '3 eggs\n1 spoon butter'],
  ['Tiramisù', 'Giulia Ferri', 'Italy', 'Dessert', '45 min', 8, 4.9, '6 eggs\n500 g mascarpone'],
  [
    'Chocolate lava cake',
    'Camille Rousseau',
    'France',
    'Dessert',
    '25 min',
    4,
    4.7,
    '200 g chocolate\n3 eggs',
  ],
  [
    'Mandazi ya nazi',
    'Neema Mushi',
    'Kenya',
    'Dessert',
    '1 hour 15 min',
    8,
    4.5,
    ['3 cups flour', '1 cup coconut milk'],
  ],
  ['Crème brûlée', 'Camille Rousseau', 'France', 'Dessert', '50 min', 6, 4.6, '5 egg yolks\n1 vanilla pod'],
  ['Baklava', 'Eleni Markou', 'Greece', 'Dessert', '1.5 hours', 12, 4.3, '1 pack filo\n300 g walnuts'],
]

const steps = 'Wash everything.\nCook it for 20 minutes.\nServe at once.'

export const bareRecipes = (origin: string): BareRecipe[] =>
  rows.map(
    ([title, chefName, countryOfOrigin, dietType, prepTime, servings, rating, ingredients], index) => ({
      // Backends use numeric ids or string ids; both occur here.
      id: index % 2 === 0 ? index + 1 : `r-${index + 1}`,
      title,
      chefName,
      chefImage: '',
      image: `${origin}/pictures/${index}.svg`,
      ingredients,
      instructions: title === 'Shakshuka' ? [...steps] : steps,
      url: 'https://example.org/recipe',
      moreInfoUrl: 'https://example.org/more',
      rating,
      prepTime,
      servings,
      countryOfOrigin,
      dietType,
      comments: [{ author: 'Brian Mutua', content: 'It came out without a single lump.' }],
    }),
  )

const hues = [14, 140, 40, 8, 355, 200, 48, 330, 28, 160, 24, 345, 44, 32, 90]

/** Draws a plate on a coloured cloth. */
export const drawPicture = (index: number): string => {
  const hue = hues[index % hues.length] ?? 0
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><path fill="hsl(${hue} 45% 42%)" d="M0 0h960v640H0z"/><circle cx="500" cy="330" r="260" fill="#efe8d8"/><circle cx="500" cy="330" r="190" fill="hsl(${hue + 20} 60% 58%)"/></svg>`
}
