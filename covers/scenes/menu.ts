import type { Family } from '../dishes/dishes.ts'

export type Served = { family: Family; title: string; ingredients: string; glaze: string }

/** The dishes on the table, from everywhere, each in a vessel that suits the green cloth. */
export const menu = {
  pilau: {
    family: 'rice',
    title: 'Pilau ya nyama',
    ingredients: 'beef, rice, onions, cinnamon, cardamom, tomatoes, coriander, chilli',
    glaze: '#b7512d',
  },
  padThai: {
    family: 'noodles',
    title: 'Pad Thai goong',
    ingredients: 'rice noodles, prawns, peanuts, bean sprouts, lime, scallions, chilli',
    glaze: '#f6efe0',
  },
  chapati: { family: 'flatbread', title: 'Chapati', ingredients: 'flour, butter', glaze: '#f6efe0' },
  shakshuka: {
    family: 'shakshuka',
    title: 'Shakshuka',
    ingredients: 'eggs, tomatoes, onion, feta cheese, parsley, cumin',
    glaze: '#23303f',
  },
  mandazi: { family: 'mandazi', title: 'Mandazi', ingredients: 'flour, coconut milk', glaze: '#2f6f8a' },
  greekSalad: {
    family: 'salad',
    title: 'Horiatiki salad',
    ingredients: 'cucumber, tomatoes, feta, olives, red onion',
    glaze: '#c2683f',
  },
  injera: {
    family: 'injera',
    title: 'Injera with doro wat',
    ingredients: 'chicken, eggs, berbere, lentils, greens',
    glaze: '#b58a3c',
  },
  ramen: {
    family: 'noodleSoup',
    title: 'Shoyu ramen',
    ingredients: 'ramen noodles, pork belly, eggs, scallions, nori, fish cake',
    glaze: '#23303f',
  },
  ceviche: {
    family: 'ceviche',
    title: 'Ceviche de corvina',
    ingredients: 'fish, lime, red onion, sweet potato, corn, chilli, coriander',
    glaze: '#f1ece0',
  },
  lavaCake: {
    family: 'lavaCake',
    title: 'Chocolate lava cake',
    ingredients: 'dark chocolate, raspberries, strawberries, mint, sugar',
    glaze: '#f6efe0',
  },
  gyoza: {
    family: 'dumplings',
    title: 'Gyoza',
    ingredients: 'pork, cabbage, scallion, soy sauce',
    glaze: '#23303f',
  },
  dough: { family: 'dough', title: 'Chapati dough', ingredients: 'flour, water, salt', glaze: '#f6efe0' },
} satisfies Record<string, Served>

export type MenuName = keyof typeof menu
