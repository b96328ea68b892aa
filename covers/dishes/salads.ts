import type { Tones } from '../fills/base.ts'
import { clipRound } from '../fills/base.ts'
import { darkGreens, leafBed, saladGreens, shreds } from '../fills/leaves.ts'
import { brothSurface, creamSurface, swirl } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { olive } from '../toppings/berries.ts'
import { dollop, feta, friedCube } from '../toppings/dairy.ts'
import { eggHalf } from '../toppings/eggs.ts'
import { flake } from '../toppings/herbs.ts'
import { fishCube, potatoChunk, sausageCoin } from '../toppings/meats.ts'
import { bean, maize } from '../toppings/seeds.ts'
import { chilliRing, cucumber, onionArc, onionRing, tomatoWedge } from '../toppings/slices.ts'
import { bowl } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish, Kitchen } from './dish.ts'
import { arrange, strew } from './dish.ts'
import { cheese, citrusAt, herbs, mainPieces, vegPieces } from './garnish.ts'

/** Leaves with what the recipe names. A Greek salad has its own five ingredients. */
export const salad: Dish = {
  vessel: bowl,
  tone: () => '#7aa944',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    if (recipe.isNamed('greek, horiatiki, griechisch*, mediterranean')) return greek(kitchen)
    const isCaesar = recipe.isNamed('caesar')
    return (
      leafBed(brush, r * 0.93) +
      vegPieces(kitchen, { count: 46, r: r * 0.76, apart: 40, raw: true }) +
      mainPieces(kitchen, { count: 9, r: r * 0.6, apart: r * 0.22 }) +
      (isCaesar ? strew(brush, friedCube, { count: 12, r: r * 0.66, apart: 54, scale: 0.62, lift: 5 }) : '') +
      (recipe.has('egg, eggs')
        ? strew(brush, eggHalf, { count: 4, r: r * 0.56, apart: 100, scale: 0.74, lift: 5 })
        : '') +
      foodsOf(recipe, 'nut')
        .slice(0, 1)
        .map(row => (row.raw ? strew(brush, row.raw, { count: 14, r: r * 0.7, apart: 36, lift: 3 }) : ''))
        .join('') +
      cheese(kitchen, { count: 22, r: r * 0.66 }) +
      herbs(kitchen, { count: 6, r: r * 0.7 })
    )
  },
}

function greek({ brush, r }: Kitchen): string {
  return (
    leafBed(brush, r * 0.93) +
    strew(brush, cucumber, { count: 16, r: r * 0.74, apart: 52, scale: 1.1, lift: 5 }) +
    strew(brush, tomatoWedge, { count: 17, r: r * 0.74, apart: 52, scale: 1.3, lift: 5 }) +
    strew(brush, onionRing, { count: 11, r: r * 0.72, apart: 56 }) +
    strew(brush, olive, { count: 14, r: r * 0.72, apart: 50, lift: 4 }) +
    strew(brush, feta, { count: 18, r: r * 0.58, apart: 40, scale: 1.32, lift: 5 }) +
    strew(brush, flake, { count: 70, r: r * 0.74, apart: 10, lift: 0.6, scale: 0.8 })
  )
}

/** Kachumbari, salsa, pico de gallo: everything cut small. */
export const choppedSalad: Dish = {
  vessel: bowl,
  tone: () => '#cf4a30',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    return (
      shreds(brush, r * 0.92, ['#d8472f', '#e4644a', '#c2311f', '#8fb44a'], {
        count: 170,
        width: 15,
        length: 34,
      }) +
      strew(brush, tomatoWedge, { count: 46, r: r * 0.78, apart: 30, scale: [0.7, 0.95], lift: 3 }) +
      vegPieces(
        { ...kitchen, recipe: withoutTomato(recipe) },
        { count: 34, r: r * 0.76, apart: 30, raw: true },
      ) +
      strew(brush, onionArc, { count: 24, r: r * 0.76, apart: 34, scale: 0.9 }) +
      strew(brush, chilliRing, { count: 8, r: r * 0.7, apart: 60, lift: 3 }) +
      herbs(kitchen, { count: 20, r: r * 0.76 }) +
      citrusAt(kitchen, r * 0.48, -r * 0.4)
    )
  },
}

const withoutTomato = (recipe: Recipe): Recipe => ({
  ...recipe,
  has: list => !list.startsWith('tomato') && recipe.has(list),
})

/** Slaw, sauerkraut, carrot salad: one vegetable, finely shredded. */
export const slaw: Dish = {
  vessel: bowl,
  tone: recipe => slawTones(recipe)[0],
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    return (
      shreds(brush, r * 0.93, slawTones(recipe), { count: 560, width: 7.5, length: 58 }) +
      (recipe.isNamed('carrot*, sauerkraut, kraut')
        ? ''
        : shreds(brush, r * 0.86, ['#e8862f', '#9a5a9a'], {
            count: 60,
            width: 6,
            length: 48,
            hasFloor: false,
          })) +
      herbs(kitchen, { count: 12, r: r * 0.7 })
    )
  },
}

function slawTones(recipe: Recipe): Tones {
  if (recipe.isNamed('carrot*, karoti, zanahoria')) return ['#ea8a35', '#dd7a24', '#f3a055', '#f7b878']
  if (recipe.isNamed('sauerkraut, kraut, kapusta')) return ['#ecdfae', '#dccb90', '#f6edc8', '#cdb978']
  if (recipe.isNamed('onion*, red cabbage, pickled red, rotkohl'))
    return ['#c8558a', '#a83a72', '#dd86ad', '#8f2f63']
  if (recipe.isNamed('beet*')) return ['#9a2448', '#b83a60', '#7c1a38']
  return ['#cfe0a2', '#e6efc6', '#b4cd80', '#f2f5de', '#9aba68']
}

/** Sukuma wiki, collards, kale, spinach: cooked, dark and glossy. */
export const greens: Dish = {
  vessel: bowl,
  tone: () => '#2f7032',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    return (
      shreds(brush, r * 0.93, darkGreens, { count: 620, width: 9, length: 46 }) +
      mainPieces(kitchen, { count: 9, r: r * 0.6, apart: r * 0.24 }) +
      (recipe.isNamed('nazi, coconut') ? swirl(brush, r * 0.52, '#fff9ea', { turns: 1.5, width: 9 }) : '') +
      strew(brush, tomatoWedge, { count: 12, r: r * 0.68, apart: 60, scale: 0.72, lift: 3 }) +
      strew(brush, onionArc, { count: 12, r: r * 0.7, apart: 56, scale: 0.84 })
    )
  },
}

/** Potato, pasta, tuna or egg salad: bound with mayonnaise. */
export const creamySalad: Dish = {
  vessel: bowl,
  tone: () => '#eedaa6',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const main = recipe.isNamed('tuna, crab, fish, thon, atun')
      ? fishCube
      : recipe.isNamed('chicken')
        ? undefined
        : potatoChunk
    return (
      creamSurface(brush, r * 0.92, '#f0e0b4') +
      (main ? strew(brush, main, { count: 44, r: r * 0.76, apart: 42, scale: 1.05, lift: 4 }) : '') +
      mainPieces(kitchen, { count: 9, r: r * 0.66, apart: 70 }) +
      strew(brush, dollop('#fdf6e2', 20), { count: 22, r: r * 0.74, apart: 44, scale: [0.6, 1], lift: 2 }) +
      vegPieces(
        { ...kitchen, recipe: { ...recipe, has: list => !list.startsWith('potato') && recipe.has(list) } },
        { count: 24, r: r * 0.7, apart: 44, raw: true },
      ) +
      (recipe.has('egg, eggs')
        ? strew(brush, eggHalf, { count: 3, r: r * 0.5, apart: 110, scale: 0.78, lift: 5 })
        : '') +
      herbs(kitchen, { count: 16, r: r * 0.72 })
    )
  },
}

/** Bean, lentil or corn salad. */
export const beanSalad: Dish = {
  vessel: bowl,
  tone: () => '#a8623c',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const kinds = foodsOf(recipe, 'bean').slice(0, 3)
    const isCorn = recipe.isNamed('corn, maize, elote, esquites')
    return (
      leafBed(brush, r * 0.93, saladGreens, { count: 90 }) +
      (isCorn ? strew(brush, maize, { count: 230, r: r * 0.8, apart: 16, scale: 1.15, lift: 2.4 }) : '') +
      kinds
        .map((row, i) =>
          strew(brush, row.raw ?? bean('#a8623c'), {
            count: 240 / (kinds.length + (isCorn ? 3 : 0)),
            r: r * 0.82,
            apart: 19 - i,
            scale: [1.05, 1.35],
            lift: 2.6,
          }),
        )
        .join('') +
      vegPieces(
        {
          ...kitchen,
          recipe: { ...recipe, has: list => !/bean|chickpea|corn/.test(list) && recipe.has(list) },
        },
        { count: 22, r: r * 0.72, apart: 48, raw: true },
      ) +
      herbs(kitchen, { count: 12, r: r * 0.74 })
    )
  },
}

/** Ceviche: fish in its pale milk, with corn, sweet potato, chilli and lime. */
export const ceviche: Dish = {
  vessel: bowl,
  tone: () => '#e9dfae',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    return (
      clipRound(brush, r * 0.92, leafBed(brush, r * 0.95, saladGreens, { count: 60, size: 1.4 })) +
      brothSurface(brush, r * 0.72, '#e6d9a0') +
      strew(brush, fishCube, { count: 30, r: r * 0.58, apart: r * 0.16, scale: r / 205, lift: 5 }) +
      (recipe.has('sweet potato*, camote')
        ? arrange(
            brush,
            sweetPotatoSlice,
            [
              [0.52, -0.4, 10],
              [0.66, -0.14, 30],
              [0.6, 0.14, 50],
            ],
            { r, scale: r / 150, lift: 6 },
          )
        : '') +
      strew(brush, onionArc, { count: 11, r: r * 0.56, apart: 56, scale: 1.15 }) +
      strew(brush, maize, {
        count: 24,
        r: r * 0.19,
        apart: 13,
        at: [-r * 0.5, r * 0.42],
        scale: 1.35,
        lift: 2.6,
      }) +
      strew(brush, chilliRing, { count: 9, r: r * 0.56, apart: 56, lift: 3 }) +
      herbs(kitchen, { count: 11, r: r * 0.58 }) +
      citrusAt(kitchen, -r * 0.5, -r * 0.42, 1)
    )
  },
}

const sweetPotatoSlice = sausageCoin('#e8862f')
