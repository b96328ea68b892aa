import { at, clipped, dot, n, oval, repeat, ring, shape } from '../brush/marks.ts'
import { onRing } from '../brush/scatter.ts'
import { leaf } from '../brush/shapes.ts'
import { bakedDisc, crumbs, dust } from '../fills/crumb.ts'
import { creamSurface } from '../fills/sauce.ts'
import { foodsOf } from '../foods.ts'
import { plate } from '../vessels/round.ts'
import type { Recipe } from '../words/recipe.ts'
import type { Dish, Kitchen } from './dish.ts'
import { strew } from './dish.ts'

/** Pies, tarts, quiches: a crimped crust around what is inside. */
export const pie: Dish = {
  vessel: plate,
  tone: recipe => pieFilling(recipe),
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const size = r * 0.72
    const isOpen = recipe.isNamed(
      'tart*, quiche*, torte, tarta, tarte, cheesecake, santiago, pavlova, custard, meringue, key lime, mazurek, cuca, merengada',
    )
    const filling = pieFilling(recipe)
    const inner = size * 0.84
    const inside = clipped(brush.clip(`<circle r="${n(inner)}"/>`), pieTop(kitchen, inner, filling))
    return (
      crimpedCrust(brush, size) +
      inside +
      (isOpen ? '' : lattice(brush, inner, recipe)) +
      dust(brush, { r: size * 0.9, count: 60, colours: ['#ffffff', '#fff3d6'] })
    )
  },
}

function pieFilling(recipe: Recipe): string {
  if (recipe.isNamed('quiche, leek, egg, spinach, salmon, casio*, cheese')) return '#f0cd72'
  if (recipe.isNamed('cherr*, berry*, raspberr*, strawberr*, plum*, crostata, linzer*')) return '#a3243c'
  if (recipe.isNamed('lemon*, lime*, limao, custard, cheesecake, nata, egg, merengada')) return '#f4d76a'
  if (recipe.isNamed('pumpkin, sweet potato, butternut')) return '#c87a30'
  if (recipe.isNamed('chocolate')) return '#5e3420'
  if (recipe.isNamed('pecan, walnut, almond, santiago, nut, mazurek')) return '#c08a48'
  if (recipe.has('chicken, beef, meat, pork, kidney, lamb, turkey')) return '#b5702f'
  if (recipe.has('apple*, pear*, peach*, apricot*')) return '#dba046'
  return '#d9a45a'
}

function pieTop({ brush, recipe }: Kitchen, r: number, filling: string): string {
  const isNutty = recipe.isNamed('pecan, walnut, almond, santiago, nut, mazurek, frangipane, bakewell')
  const fruit = isNutty ? undefined : foodsOf(recipe, 'fruit')[0]
  const isEggy = filling === '#f0cd72'
  const base = creamSurface(brush, r, filling) + crumbs(brush, r, filling, 120)
  const mains = isEggy
    ? foodsOf(recipe, 'main')
        .slice(0, 1)
        .map(row =>
          row.cooked
            ? strew(brush, row.cooked, { count: 14, r: r * 0.86, apart: 44, scale: 0.8, lift: 1.6 })
            : '',
        )
        .join('') + browned(brush, r)
    : ''
  const fruits = fruit?.raw
    ? strew(brush, fruit.raw, {
        count: 40,
        r: r * 0.92,
        apart: fruit.isSmall ? 14 : 36,
        scale: fruit.scale ?? 1,
        lift: 3,
      })
    : ''
  const nuts = foodsOf(recipe, 'nut')
    .slice(0, 1)
    .map(row => (row.raw ? strew(brush, row.raw, { count: 40, r: r * 0.88, apart: 26, lift: 2.4 }) : ''))
    .join('')
  return (
    base +
    mains +
    (isEggy ? '' : fruits || nuts) +
    repeat(3, k => ring(0, 0, r - 3 - k * 4, '#5a2a08', 8, 0.1))
  )
}

const browned = (brush: Kitchen['brush'], r: number): string =>
  repeat(26, () =>
    oval(
      brush.between(-r * 0.8, r * 0.8),
      brush.between(-r * 0.8, r * 0.8),
      { rx: brush.between(12, 34), ry: brush.between(8, 20), turn: brush.between(0, 180) },
      brush.radial(
        [
          [0, '#9a5214', 0.55],
          [0.6, '#c07a2c', 0.3],
          [1, '#c07a2c', 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ),
  )

/** A crust pinched all round, each pinch lit on its own. */
function crimpedCrust(brush: Kitchen['brush'], r: number): string {
  const count = 34
  const pinches = onRing(brush, { count, r: r * 0.93 })
    .map(([x, y], k) =>
      at(
        x,
        y,
        (k / count) * 360 + 36,
        1,
        oval(
          0,
          0,
          { rx: r * 0.085, ry: r * 0.055 },
          brush.radial(
            [
              [0, '#f6d798'],
              [0.5, '#dfa95a'],
              [1, '#9a5e20'],
            ],
            0.36,
            0.3,
            0.75,
          ),
        ),
      ),
    )
    .join('')
  return bakedDisc(brush, r, '#c98f45', { height: 22 }) + pinches
}

/** Strips across, or a closed lid with slits for what is savoury. */
function lattice(brush: Kitchen['brush'], r: number, recipe: Recipe): string {
  const clip = brush.clip(`<circle r="${n(r)}"/>`)
  if (
    recipe.has('chicken, beef, meat, pork, kidney, lamb, turkey, mushroom*') ||
    recipe.isNamed('pot pie, potpie, pirog*, empanada gallega')
  ) {
    const lid =
      dot(
        0,
        0,
        r,
        brush.radial([
          [0, '#f4d08a'],
          [0.6, '#d9a050'],
          [1, '#a5661f'],
        ]),
      ) +
      crumbs(brush, r, '#d9a050', 120) +
      browned(brush, r)
    const slits = repeat(5, k =>
      at(
        0,
        0,
        k * 72 - 90,
        1,
        shape(leaf(r * 0.34, 7), '#7a3a10') + at(0, 1.5, 0, 0.9, shape(leaf(r * 0.34, 4), '#4a1e08')),
      ),
    )
    return clipped(clip, lid) + at(0, 0, 0, 1, slits)
  }
  const strip = (k: number, turn: number): string => {
    const y = -r * 0.8 + k * r * 0.4
    return at(
      0,
      0,
      turn,
      1,
      `<rect x="${n(-r)}" y="${n(y - r * 0.07 + 5)}" width="${n(r * 2)}" height="${n(r * 0.15)}" fill="#4a1e06" fill-opacity=".3"/><rect x="${n(-r)}" y="${n(y - r * 0.075)}" width="${n(r * 2)}" height="${n(r * 0.15)}" rx="5" fill="${brush.linear(
        [
          [0, '#f6d798'],
          [0.5, '#dba552'],
          [1, '#b5762c'],
        ],
        [0, 0, 0, 1],
      )}"/><rect x="${n(-r)}" y="${n(y - r * 0.05)}" width="${n(r * 2)}" height="3" fill="#fff0c8" fill-opacity=".5"/>`,
    )
  }
  return clipped(clip, repeat(5, k => strip(k, -38)) + repeat(5, k => strip(k, 52)))
}
