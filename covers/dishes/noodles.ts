import { at, clipped, dot, line, n } from '../brush/marks.ts'
import { lay } from '../brush/piece.ts'
import type { Tones } from '../fills/base.ts'
import { brothSurface, oilBeads, stewSauce } from '../fills/sauce.ts'
import { ramenNoodle, spaghetti, strands, tagliatelle } from '../fills/strands.ts'
import { eggHalf } from '../toppings/eggs.ts'
import { scallion } from '../toppings/herbs.ts'
import { mince, prawn } from '../toppings/meats.ts'
import { fishCake, nori } from '../toppings/sea.ts'
import { peanut, sprout } from '../toppings/seeds.ts'
import { bowl, plate } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import { stainOf } from '../words/sauce-colour.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { cheese, citrusAt, herbs, mainPieces, vegPieces } from './garnish.ts'
import { meatball } from './shaped-meats.ts'

export const pale: Tones = ['#f2d488', '#e6c06c', '#f8e3ac', '#dcb25c', '#fbecc4']

const reddened: Tones = ['#e89a4e', '#dd8338', '#f0b06a', '#d0732c', '#f5c68a']

const browned: Tones = ['#dc9a4a', '#cf8836', '#e9b264', '#bd7628', '#f0c584']

const greened: Tones = ['#b9bb5a', '#a5aa48', '#cfcf7c', '#8f9a3c', '#e0dc9a']

export function noodleTones(recipe: Recipe): Tones {
  const stain = stainOf(recipe)
  if (stain === 'red') return reddened
  if (stain === 'brown') return browned
  return stain === 'green' ? greened : pale
}

const isSauced = (recipe: Recipe): boolean =>
  recipe.isNamed('bolognese, ragu, sugo, meatball*, spaghetti breakfast, dominican, navy') ||
  (recipe.has('ground beef, minced meat, mince, ground meat, ground pork') && recipe.has('tomato*, passata'))

/** Long pasta and fried noodles, twirled on a plate. */
export const noodles: Dish = {
  vessel: plate,
  tone: recipe => noodleTones(recipe)[0],
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const kind = recipe.has(
      'tagliatelle, fettuccine, linguine, pappardelle, pad thai, rice noodle*, flat noodle*, lasagne',
    )
      ? tagliatelle
      : spaghetti
    return (
      dot(r * 0.03, r * 0.05, r * 0.62, '#2a1404', 0.3) +
      strands(brush, r * 0.7, noodleTones(recipe), { ...kind, width: kind.width * (r / 270) }) +
      onTop(kitchen)
    )
  },
}

function onTop(kitchen: Kitchen): string {
  const { brush, r, recipe } = kitchen
  if (recipe.isNamed('pad thai')) return padThai(kitchen)
  const hasBalls = recipe.isNamed('meatball*, kofta*, polpette')
  const sauce = isSauced(recipe) || hasBalls ? ragu(kitchen) : ''
  const balls = hasBalls
    ? arrange(
        brush,
        meatball,
        [
          [-0.2, -0.16, 0],
          [0.18, -0.2, 40],
          [0.02, 0.16, 90],
          [-0.3, 0.14, 10],
          [0.28, 0.14, 70],
        ],
        { r, scale: r / 300 },
      )
    : ''
  const mains = sauce === '' ? mainPieces(kitchen, { count: 10, r: r * 0.48, apart: r * 0.17 }) : ''
  return (
    sauce +
    balls +
    mains +
    vegPieces(kitchen, { count: 14, r: r * 0.5, apart: 34 }) +
    herbs(kitchen, { count: 7, r: r * 0.48 }) +
    cheese(kitchen, { count: 22, r: r * 0.46 }) +
    citrusAt(kitchen, r * 0.5, -r * 0.44)
  )
}

function padThai({ brush, r, recipe }: Kitchen): string {
  return (
    strew(brush, sprout, { count: 12, r: r * 0.56, apart: 30 }) +
    arrange(
      brush,
      prawn,
      [
        [-0.3, -0.24, 20],
        [0.2, -0.32, 100],
        [0.34, 0.16, 200],
        [-0.16, 0.32, -40],
        [0, -0.02, 300],
      ],
      { r, scale: r / 245, lift: 6 },
    ) +
    strew(brush, peanut, { count: 28, r: r * 0.58, apart: 18, scale: 0.9, lift: 2.4 }) +
    strew(brush, scallion, { count: 14, r: r * 0.58, apart: 30, scale: 0.8, lift: 2 }) +
    herbs({ brush, r, recipe }, { count: 5, r: r * 0.5 }) +
    citrusAt({ brush, r, recipe }, r * 0.5, -r * 0.46, 1.05)
  )
}

/** A ladle of meat sauce on the middle of the plate. */
function ragu({ brush, r, recipe }: Kitchen): string {
  const sauce = at(
    0,
    -r * 0.02,
    0,
    1,
    stewSauce(brush, r * 0.4, recipe.has('tomato*, passata, pomodor*') ? '#b23c1c' : '#7d4526', {
      lumps: 200,
    }),
  )
  return sauce + strew(brush, mince('#8a4522'), { count: 90, r: r * 0.42, apart: 11, lift: 2 })
}

/** Noodles in broth. Strands fill half the bowl; the rest is laid out as a cook would. */
export const noodleSoup: Dish = {
  vessel: bowl,
  tone: () => '#b9762f',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const isPho = recipe.isNamed('pho, pho bo, bun bo')
    const broth = recipe.isNamed('tom yam*, tom yum*, laksa, kimchi*, spicy, tan tan*')
      ? '#c8662c'
      : isPho
        ? '#b98a4a'
        : recipe.isNamed('miso, tonkotsu')
          ? '#cfa565'
          : '#b0702c'
    const swimming = at(-r * 0.14, r * 0.14, 0, 1, strands(brush, r * 0.68, pale, ramenNoodle))
    const clip = brush.clip(`<circle r="${n(r * 0.92)}"/>`)
    return (
      brothSurface(brush, r * 0.92, broth) +
      clipped(clip, swimming) +
      (isRamen(recipe) ? ramenTop(kitchen) : plainTop(kitchen)) +
      oilBeads(brush, r * 0.88, '#f6c56a', 12)
    )
  },
}

const isRamen = (recipe: Recipe): boolean => recipe.isNamed('ramen, udon, soba, miso, japanese')

function ramenTop(kitchen: Kitchen): string {
  const { brush, r } = kitchen
  return (
    lay(brush, nori, { x: r * 0.46, y: -r * 0.44, turn: 22, scale: r / 270, lift: 7 }) +
    arrange(
      brush,
      chashu,
      [
        [-0.5, -0.3, -18],
        [-0.2, -0.46, 24],
      ],
      { r, scale: r / 290, lift: 6 },
    ) +
    arrange(
      brush,
      eggHalf,
      [
        [0.42, 0.2, 34],
        [0.16, 0.5, 110],
      ],
      { r, scale: r / 235, lift: 5 },
    ) +
    arrange(
      brush,
      fishCake,
      [
        [0.14, -0.42, 12],
        [0.3, -0.12, -30],
      ],
      { r, scale: r / 330, lift: 4 },
    ) +
    strew(brush, scallion, {
      count: 36,
      r: r * 0.34,
      apart: 14,
      at: [-r * 0.28, r * 0.28],
      lift: 1.6,
      scale: [0.75, 1.05],
    }) +
    strew(brush, scallion, { count: 8, r: r * 0.7, apart: 34, lift: 1.6, scale: 0.8 })
  )
}

function plainTop(kitchen: Kitchen): string {
  const { r } = kitchen
  return (
    mainPieces(kitchen, { count: 7, r: r * 0.42, apart: r * 0.2, at: [r * 0.24, -r * 0.2] }) +
    vegPieces(kitchen, { count: 12, r: r * 0.6, apart: 36 }) +
    herbs(kitchen, { count: 10, r: r * 0.62 }) +
    citrusAt(kitchen, r * 0.46, r * 0.36)
  )
}

/** A slice of rolled pork belly. */
const chashu: typeof prawn = brush => {
  const d = 'M-68 0C-68 -40 -30 -58 4 -56C44 -54 70 -30 68 2C66 38 34 56 -4 55C-40 54 -68 34 -68 0Z'
  return {
    outline: d,
    body:
      `<path d="${d}" fill="#7d4022"/>` +
      at(
        -1,
        -2,
        0,
        0.94,
        `<path d="${d}" fill="${brush.radial([
          [0, '#eab894'],
          [0.7, '#d49a74'],
          [1, '#b5704a'],
        ])}"/>`,
      ) +
      line('M-46 -8C-34 -40 30 -44 46 -10C54 16 20 38 -8 34', '#f9e0cc', 11) +
      line('M-44 14C-30 34 -20 40 -4 42', '#f4d3ba', 6) +
      line('M-20 4C-12 -16 22 -18 24 2C24 16 6 18 0 14', '#f6dac4', 7) +
      line('M-50 -18Q-24 -50 20 -46', '#ffffff', 3, 0.4),
  }
}
