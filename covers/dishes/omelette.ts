import { darken, lighten } from '../brush/colour.ts'
import { at, clipped, line, n, oval, repeat, shape } from '../brush/marks.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { blob } from '../brush/shapes.ts'
import { crumbs } from '../fills/crumb.ts'
import { type flake, parsley } from '../toppings/herbs.ts'
import { plate } from '../vessels/round.ts'
import type { Dish } from './dish.ts'
import { strew } from './dish.ts'
import { cheese, herbs, mainPieces, vegPieces } from './garnish.ts'

/** Omelette and scrambled eggs: folded on a plate. */
export const omelette: Dish = {
  vessel: plate,
  tone: () => '#f2c548',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const s = r * 0.62
    const fold = `M${n(-s)} ${n(s * 0.12)}C${n(-s * 1.02)} ${n(-s * 0.42)} ${n(-s * 0.5)} ${n(-s * 0.7)} ${n(s * 0.1)} ${n(-s * 0.66)}C${n(s * 0.7)} ${n(-s * 0.62)} ${n(s * 1.06)} ${n(-s * 0.3)} ${n(s)} ${n(s * 0.12)}C${n(s * 0.7)} ${n(s * 0.46)} ${n(-s * 0.66)} ${n(s * 0.52)} ${n(-s)} ${n(s * 0.12)}Z`
    const clip = brush.clip(`<path d="${fold}"/>`)
    const spots = repeat(30, () =>
      oval(
        brush.between(-s * 0.8, s * 0.8),
        brush.between(-s * 0.5, s * 0.3),
        { rx: brush.between(8, 30), ry: brush.between(5, 14), turn: brush.between(-20, 20) },
        brush.radial(
          [
            [0, '#a5601a', 0.5],
            [0.6, '#c98a2c', 0.3],
            [1, '#c98a2c', 0],
          ],
          0.5,
          0.5,
          0.5,
        ),
      ),
    )
    const body =
      shape(fold, brush.ball('#f0c04a', 0, 0.36)) + clipped(clip, spots + crumbs(brush, s, '#f0c04a', 60))
    const lip =
      line(
        `M${n(-s * 0.94)} ${n(s * 0.16)}C${n(-s * 0.5)} ${n(s * 0.5)} ${n(s * 0.6)} ${n(s * 0.46)} ${n(s * 0.96)} ${n(s * 0.14)}`,
        '#fbe08a',
        12,
        0.9,
      ) +
      line(
        `M${n(-s * 0.9)} ${n(s * 0.25)}C${n(-s * 0.5)} ${n(s * 0.56)} ${n(s * 0.6)} ${n(s * 0.52)} ${n(s * 0.92)} ${n(s * 0.22)}`,
        '#c98a2c',
        4,
        0.7,
      )
    return (
      shadowOf(fold, { x: 0, y: r * 0.02, turn: -12, lift: 12 }) +
      at(
        0,
        r * 0.02,
        -12,
        1,
        at(2, 7, 0, 1, shape(fold, darken('#c98a2c', 0.3))) +
          body +
          lip +
          line(
            `M${n(-s * 0.7)} ${n(-s * 0.26)}Q${n(-s * 0.3)} ${n(-s * 0.6)} ${n(s * 0.3)} ${n(-s * 0.5)}`,
            '#fff6cc',
            8,
            0.55,
          ),
      ) +
      vegPieces(kitchen, { count: 8, r: r * 0.5, apart: 50, raw: true }) +
      mainPieces(kitchen, { count: 5, r: r * 0.4, apart: 56 }) +
      cheese(kitchen, { count: 12, r: r * 0.4 }) +
      herbs({ brush, r, recipe }, { count: 7, r: r * 0.46 })
    )
  },
}

/** Frittata, tortilla española, Rösti: a thick round, browned, one wedge drawn away. */
export const frittata: Dish = {
  vessel: plate,
  tone: () => '#e8b440',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const s = r * 0.64
    const isRosti = recipe.isNamed(
      'rosti, hash, latke*, kartoffelpuffer, potato pancake*, okonomiyaki, tuh u',
    )
    const colour = isRosti ? '#c98a35' : '#e9b844'
    const edge = blob(brush, s, { points: 22, jitter: 0.012 })
    const browned = repeat(50, () => {
      const a = brush.between(0, 6.28)
      const d = Math.sqrt(brush.between(0, 1)) * s * 0.86
      return oval(
        Math.cos(a) * d,
        Math.sin(a) * d,
        { rx: brush.between(10, 34), ry: brush.between(7, 20), turn: brush.between(0, 180) },
        brush.radial(
          [
            [0, '#8a4a12', 0.6],
            [0.6, '#b5762a', 0.34],
            [1, '#b5762a', 0],
          ],
          0.5,
          0.5,
          0.5,
        ),
      )
    })
    const shredded = isRosti ? strew(brush, potatoThread, { count: 150, r: s * 0.9, apart: 10, lift: 0 }) : ''
    const slit =
      at(0, 0, 36, 1, line(`M0 0H${n(s * 0.98)}`, '#6b3a0c', 6, 0.7) + line('M0 0H10', '#6b3a0c', 2)) +
      at(
        0,
        0,
        84,
        1,
        line(`M0 0H${n(s * 0.98)}`, '#6b3a0c', 6, 0.7) +
          line(`M6 -4H${n(s * 0.9)}`, lighten(colour, 0.6), 2.4, 0.6),
      )
    return (
      shadowOf(edge, { x: 0, y: 0, lift: 14 }) +
      at(3, 12, 0, 1, shape(edge, darken(colour, 0.4))) +
      shape(
        edge,
        brush.radial([
          [0, lighten(colour, 0.24)],
          [0.7, colour],
          [1, darken(colour, 0.4)],
        ]),
      ) +
      browned +
      shredded +
      slit +
      vegPieces(kitchen, { count: 12, r: s * 0.76, apart: 50 }) +
      mainPieces(kitchen, { count: 6, r: s * 0.7, apart: 56 }) +
      herbs(kitchen, { count: 8, r: s * 0.8 }) +
      lay(brush, parsley, { x: r * 0.68, y: -r * 0.34, turn: 30, lift: 3 })
    )
  },
}

const potatoThread: typeof flake = brush => ({
  outline: '',
  body:
    line(`M-16 0Q0 ${n(brush.between(-8, 8))} 16 0`, '#7a430f', 6, 0.4) +
    line(`M-16 -1Q0 ${n(brush.between(-8, 8))} 16 -1`, brush.pick(['#f0cd82', '#e0ac55', '#c98a35']), 4.2),
})
