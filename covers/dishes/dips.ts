import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, oval, repeat } from '../brush/marks.ts'
import { inDisc } from '../brush/scatter.ts'
import { clipRound } from '../fills/base.ts'
import { crumbs } from '../fills/crumb.ts'
import { creamSurface, oilBeads, stewSauce, swirl } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { bowl } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import { sauceColour } from '../words/sauce-colour.ts'
import type { Dish, Kitchen } from './dish.ts'
import { strew } from './dish.ts'
import { citrusAt, herbs } from './garnish.ts'

/** Hummus, guacamole, tzatziki, raita: spread with the back of a spoon, oil in the furrow. */
export const dip: Dish = {
  vessel: bowl,
  tone: recipe => dipColour(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const colour = dipColour(recipe)
    const furrow = repeat(3, k => {
      const away = r * (0.3 + k * 0.17)
      const d = `M${n(-away)} ${n(away * 0.1)}A${n(away)} ${n(away * 0.92)} 0 1 1 ${n(away * 0.2)} ${n(away * 0.92)}`
      return (
        line(d, darken(colour, 0.3), 22 - k * 3, 0.3) +
        at(-3, -6, 0, 1, line(d, lighten(colour, 0.7), 9, 0.6)) +
        (k === 1 && !recipe.isNamed('guacamole')
          ? line(d, '#b9952a', 7, 0.55) + at(-1, -2, 0, 1, line(d, '#f3dc86', 2, 0.7))
          : '')
      )
    })
    const topping = [...foodsOf(recipe, 'bean'), ...foodsOf(recipe, 'veg')].filter(row => row.raw).slice(0, 2)
    return (
      clipRound(
        brush,
        r * 0.92,
        creamSurface(brush, r * 0.92, colour) + crumbs(brush, r * 0.9, colour, 160) + furrow,
      ) +
      topping
        .map((row, i) =>
          row.raw
            ? strew(brush, row.raw, {
                count: row.isSmall ? 14 : 6,
                r: r * 0.26,
                apart: row.isSmall ? 20 : 40,
                at: [r * (i ? 0.26 : -0.06), r * (i ? 0.3 : -0.04)],
                scale: 0.85,
                lift: 3,
              })
            : '',
        )
        .join('') +
      paprika(kitchen) +
      herbs(kitchen, { count: 9, r: r * 0.6 }) +
      citrusAt(kitchen, r * 0.5, -r * 0.4, 0.95)
    )
  },
}

const dipColour = (recipe: Recipe): string =>
  recipe.isNamed('guacamole, avocado, palta')
    ? '#a8bf5a'
    : recipe.isNamed('hummus, chickpea*, tahini')
      ? '#e6cf9c'
      : recipe.isNamed('liver, pate, mushroom, terrine')
        ? '#b08460'
        : recipe.isNamed('baba, aubergine, eggplant')
          ? '#c9b48c'
          : recipe.isNamed('beet*')
            ? '#b53a66'
            : recipe.isNamed('tomato*, ajvar, muhammara, plum')
              ? '#b5482a'
              : recipe.isNamed('refried, bean*')
                ? '#a8704a'
                : '#f7f1df'

const paprika = ({ brush, r }: Kitchen): string =>
  repeat(90, () => {
    const [x, y] = inDisc(brush, r * 0.3)
    return dot(x + r * 0.2, y - r * 0.24, brush.between(0.8, 2.2), '#b3401c', brush.between(0.4, 0.9))
  })

/** Sauces, dressings, salsas: a bowl with a spoon in it. */
export const sauce: Dish = {
  vessel: bowl,
  size: 0.86,
  tone: recipe => thinColour(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const colour = thinColour(recipe)
    const isSmooth = recipe.isNamed(
      'mayo*, mayonnaise, bechamel, cream*, white, caesar, ranch, aioli, tahini, alfredo, hollandaise, custard, mustard, brown, demi glace, gravy, fume, syrup, caramel',
    )
    const surface = isSmooth
      ? creamSurface(brush, r * 0.92, colour) +
        swirl(brush, r * 0.56, lighten(colour, 0.4), { turns: 2, width: 9 })
      : stewSauce(brush, r * 0.92, colour, { lumps: 150 })
    const bits = [...foodsOf(recipe, 'veg')].filter(row => row.raw).slice(0, 2)
    return (
      surface +
      (isSmooth
        ? ''
        : bits
            .map(row =>
              row.raw
                ? strew(brush, row.raw, { count: 8, r: r * 0.66, apart: 56, scale: 0.62, lift: 2 })
                : '',
            )
            .join('')) +
      spoonIn(r, colour) +
      oilBeads(brush, r * 0.8, lighten(colour, 0.4), isSmooth ? 6 : 22) +
      (recipe.isNamed('caramel, syrup, dulce, chocolate') ? '' : herbs(kitchen, { count: 9, r: r * 0.62 }))
    )
  },
}

function thinColour(recipe: Recipe): string {
  if (
    recipe.isNamed(
      'mayo*, mayonnaise, aioli, bechamel, white sauce, alfredo, ranch, caesar, tahini, cream sauce, creamy, hollandaise, simple sauce',
    )
  )
    return recipe.isNamed('spicy, sriracha, chipotle, 1000, thousand, burger, hamburger')
      ? '#e8a07a'
      : '#f4e6bf'
  if (recipe.isNamed('1000 islands, hamburger dressing, cocktail')) return '#e59a78'
  if (recipe.isNamed('mustard, lemon juice, vinaigrette, honey')) return '#d9a93a'
  if (recipe.isNamed('verde, pesto, chimichurri, green, tomatillo*, herb')) return '#6f8f34'
  if (
    recipe.isNamed(
      'brown, demi glace, gravy, fume, hoisin, soy, teriyaki, mushroom, pepper, syrup, balsamic, worcestershire',
    )
  )
    return '#6a3618'
  if (recipe.isNamed('curry')) return '#d09a34'
  if (recipe.isNamed('caramel, dulce')) return '#b5671f'
  return sauceColour(recipe)
}

/** A wooden spoon lying in the bowl, its handle over the rim. */
const spoonIn = (r: number, colour: string): string => {
  const handle = `M${n(r * 0.16)} ${n(-r * 0.2)}L${n(r * 1.02)} ${n(-r * 0.98)}`
  return (
    at(6, 12, 0, 1, line(handle, '#1c0500', r * 0.1, 0.3)) +
    line(handle, '#7a4a20', r * 0.1) +
    at(-2, -2, 0, 1, line(handle, '#c9935a', r * 0.06)) +
    at(
      r * 0.06,
      -r * 0.1,
      -42,
      1,
      oval(0, 0, { rx: r * 0.2, ry: r * 0.14 }, '#8a5626') +
        oval(-2, -2, { rx: r * 0.18, ry: r * 0.12 }, '#b9824a') +
        oval(-r * 0.02, 0, { rx: r * 0.15, ry: r * 0.095 }, darken(colour, 0.12)) +
        oval(-r * 0.05, -r * 0.03, { rx: r * 0.05, ry: r * 0.02, opacity: 0.6 }, '#fff6e4'),
    )
  )
}
