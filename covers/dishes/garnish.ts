import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import type { FoodRow } from '../foods.ts'
import { foodsOf } from '../foods.ts'
import { lemonWedge, lime } from '../toppings/citrus.ts'
import { cheeseShred, dollop, feta, parmesan } from '../toppings/dairy.ts'
import { basil, chive, coriander, dill, flake, mint, parsley, rosemary, scallion } from '../toppings/herbs.ts'
import { mince } from '../toppings/meats.ts'
import { sesame } from '../toppings/seeds.ts'
import { chilliRing, onionArc, tomatoWedge } from '../toppings/slices.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Kitchen } from './dish.ts'
import { strew } from './dish.ts'

type Spread = {
  count: number
  r: number
  apart: number
  at?: readonly [number, number]
  raw?: boolean
  size?: number
}

const kindsAtOnce = 2

const isMinced = (recipe: Recipe): boolean =>
  recipe.has(
    'ground beef, ground pork, ground meat, ground turkey, ground lamb, ground chicken, minced meat, minced beef, mince, hackfleisch, carne molida, nyama ya kusaga',
  ) && !recipe.isNamed('sausage*, chicken, prawn*, shrimp*, fish')

/** Meat, fish, tofu or eggs: what the dish is about, at most two kinds. */
export function mainPieces(
  { brush, recipe }: Kitchen,
  { count, r, apart, at = [0, 0], size = 1 }: Spread,
): string {
  const found = foodsOf(recipe, 'main').slice(0, kindsAtOnce)
  if (isMinced(recipe))
    return strew(brush, mince(), { count: count * 5, r: r * 1.12, apart: 13, at, lift: 2.4, scale: size })
  return found.map(row => strewRow(row, Math.ceil(count / found.length))).join('')

  function strewRow(row: FoodRow, share: number): string {
    return row.cooked
      ? strew(brush, row.cooked, { count: share, r, apart, at, lift: 5, scale: (row.scale ?? 1) * size })
      : ''
  }
}

/** Vegetables, beans and nuts of up to four kinds. Small ones come in larger numbers. */
export function vegPieces(
  { brush, recipe }: Kitchen,
  { count, r, apart, at = [0, 0], raw = false, size = 1 }: Spread,
): string {
  const found = [...foodsOf(recipe, 'veg'), ...foodsOf(recipe, 'bean')]
    .filter(row => (raw ? row.raw : row.cooked))
    .slice(0, raw ? 5 : 4)
  return found
    .map(row => {
      const food = raw ? row.raw : row.cooked
      if (!food) return ''
      const share = (count / Math.max(2, found.length)) * (row.isSmall ? 2.2 : 1)
      return strew(brush, food, {
        count: Math.ceil(share),
        r,
        apart: row.isSmall ? apart * 0.66 : apart * 1.3,
        at,
        lift: 3.4,
        scale: (row.scale ?? 1) * size,
      })
    })
    .join('')
}

const herbList: readonly (readonly [string, Food, number])[] = [
  ['basil, basilico, albahaca, pesto', basil, 0.6],
  ['mint, menthe, menta, nana', mint, 0.5],
  ['cilantro, coriander, dhania, dania, koriander, coentro', coriander, 1],
  ['dill, dille, aneth, koper', dill, 1],
  ['rosemary, romero, rosmarin*', rosemary, 0.5],
  ['scallion*, spring onion*, green onion*, negi', scallion, 2.4],
  ['chive*, schnittlauch', chive, 2.2],
  ['parsley, prezzemolo, perejil, persil, petersilie', parsley, 1],
]

function herbOf(recipe: Recipe): Food {
  return herbList.find(([list]) => recipe.has(list))?.[1] ?? parsley
}

type Garnish = { count: number; r: number; at?: readonly [number, number]; isPlain?: boolean }

/** Greens on top, and the sharp things that the recipe names: chilli, lime, cheese, sesame. */
export function herbs({ brush, recipe }: Kitchen, { count, r, at = [0, 0] }: Garnish): string {
  const named = herbList.filter(([list]) => recipe.has(list)).slice(0, 2)
  const chosen =
    named.length > 0 ? named : [herbList.at(-1) ?? herbList[0]].filter(entry => entry !== undefined)
  const green = chosen.map(([, food, share]) =>
    strew(brush, food, {
      count: Math.ceil((count * share) / chosen.length),
      r,
      apart: Math.max(16, r / (count * share) ** 0.5 / 1.2),
      at,
      lift: 3,
      scale: [0.85, 1.15],
    }),
  )
  const flakes = strew(brush, flake, {
    count: count * 2.4,
    r: r * 1.08,
    apart: 12,
    at,
    lift: 1,
    scale: [0.6, 1],
  })
  const chilli = recipe.has(
    'chili, chilli, chilies, chillies, chile*, jalapeno*, pilipili, piri piri, sriracha, serrano*, habanero*, peperoncino, chiles',
  )
    ? strew(brush, chilliRing, { count: Math.ceil(count * 0.7), r, apart: 44, at, lift: 2.6 })
    : ''
  const seeds = recipe.has('sesame, ufuta, tahini, furikake')
    ? strew(brush, sesame, { count: 34, r, apart: 9, at, lift: 0 })
    : ''
  return flakes + seeds + green.join('') + chilli
}

/** A slice of lime or lemon at the rim, if the recipe has one. */
export function citrusAt({ brush, recipe }: Kitchen, x: number, y: number, scale = 1.1): string {
  if (recipe.has('lime*, ndimu, limon verde'))
    return lay(brush, lime, { x, y, turn: brush.between(0, 90), scale, lift: 5 })
  if (recipe.has('lemon*, limau, limone, citron, zitrone*, limon, limao'))
    return lay(brush, lemonWedge, { x, y, turn: brush.between(-40, 40), scale, lift: 5 })
  return ''
}

/** Cheese: shaved, crumbled or shredded, depending on the recipe's cheese. */
export function cheese({ brush, recipe }: Kitchen, { count, r, at = [0, 0] }: Garnish): string {
  if (recipe.has('feta, paneer, queso fresco, goat cheese, ricotta, cotija'))
    return strew(brush, feta, { count: count * 0.5, r, apart: 26, at, lift: 3, scale: [0.6, 0.95] })
  if (recipe.has('parmesan, parmigiano, pecorino, grana, romano'))
    return strew(brush, parmesan, { count, r, apart: 20, at, lift: 2, scale: [0.6, 1.15] })
  if (recipe.has('cheese*, cheddar, mozzarella, gruyere, gouda, queso, kase, fromage, formaggio, emmental'))
    return strew(brush, cheeseShred, { count: count * 2.6, r, apart: 7, at, lift: 0 })
  if (recipe.has('sour cream, creme fraiche, yogurt*, yoghurt*'))
    return strew(brush, dollop('#fffaf0', 30), { count: 2, r: r * 0.4, apart: 50, at, lift: 4 })
  return ''
}

/** A small heap of tomato and onion, as kachumbari lies on pilau. */
export function freshHeap(
  { brush, recipe }: Kitchen,
  { x, y, r }: { x: number; y: number; r: number },
): string {
  return (
    strew(brush, tomatoWedge, { count: 8, r, apart: 24, scale: 0.86, at: [x, y], lift: 3 }) +
    strew(brush, onionArc, { count: 8, r: r * 1.1, apart: 20, scale: 0.78, at: [x, y] }) +
    strew(brush, herbOf(recipe), { count: 3, r, apart: 24, scale: 0.9, at: [x, y], lift: 3 })
  )
}
