import { darken, lighten } from '../brush/colour.ts'
import { at, line, n, oval, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay, shadowOf } from '../brush/piece.ts'
import { blob, leaf } from '../brush/shapes.ts'
import { grainHeap } from '../fills/grains.ts'
import { creamSurface } from '../fills/sauce.ts'
import { mint } from '../toppings/herbs.ts'
import { nigella, sesame } from '../toppings/seeds.ts'
import { plate } from '../vessels/round.ts'
import { bowlet } from '../vessels/small.ts'
import type { Dish, Kitchen } from './dish.ts'
import { strew } from './dish.ts'

/** A long slice of ripe mango, rounded at the back where its skin was. */
const mangoSlice: Food = brush => {
  const d = 'M-84 12C-78 -22 -30 -38 10 -36C50 -34 80 -18 86 4C84 18 60 24 20 24C-20 26 -80 30 -84 12Z'
  const flesh = brush.pick(['#f7a823', '#f9b233', '#f59c1a'])
  return {
    outline: d,
    body:
      at(1, 4, 0, 1, shape(d, darken(flesh, 0.42))) +
      shape(
        d,
        brush.linear(
          [
            [0, lighten(flesh, 0.45)],
            [0.5, flesh],
            [1, '#e07f12'],
          ],
          [0.3, 0, 0.6, 1],
        ),
      ) +
      line('M-66 2C-46 -22 -10 -26 16 -25C44 -24 62 -14 70 -4', '#fff3c4', 5, 0.75) +
      repeat(4, k => line(`M${-44 + k * 28} -4Q${-30 + k * 28} 4 ${-38 + k * 28} 14`, '#e8870f', 1.6, 0.45)),
  }
}

/** Sticky rice under coconut cream, a fan of mango, sesame. */
export const mangoRice: Dish = {
  vessel: plate,
  tone: () => '#f7b43a',
  draw: kitchen =>
    bananaLeaf(kitchen) + fan(kitchen) + riceDome(kitchen) + creamCup(kitchen) + sprig(kitchen),
}

const sprig = ({ brush, r }: Kitchen): string =>
  lay(brush, mint, { x: -r * 0.02, y: r * 0.56, turn: 30, scale: r / 240, lift: 4 })

function bananaLeaf({ brush, r }: Kitchen): string {
  const green = '#3f8a45'
  const d = leaf(r * 1.44, r * 0.66)
  const veins = repeat(18, k => {
    const x = r * (0.08 + k * 0.075)
    return `M${n(x)} 0l${n(r * 0.12)} ${n(-r * 0.42)}M${n(x)} 0l${n(r * 0.12)} ${n(r * 0.42)}`
  })
  const clip = brush.clip(`<path d="${d}"/>`)
  return at(
    -r * 0.7,
    r * 0.22,
    -17,
    1,
    shadowOf(d, { x: 0, y: 0, lift: 5 }) +
      shape(
        d,
        brush.linear([
          [0, lighten(green, 0.3)],
          [0.5, green],
          [1, darken(green, 0.3)],
        ]),
      ) +
      `<g clip-path="url(#${clip})">${line(veins, lighten(green, 0.4), 1.6, 0.4)}</g>` +
      line(`M0 0H${n(r * 1.42)}`, lighten(green, 0.55), 4, 0.8),
  )
}

/** Slices lie one over another like an opened hand of cards. */
const fan = ({ brush, r }: Kitchen): string =>
  repeat(7, k => {
    const turn = -66 + k * 19
    const angle = (turn * Math.PI) / 180
    return lay(brush, mangoSlice, {
      x: r * 0.06 + Math.cos(angle) * r * 0.4,
      y: r * 0.04 + Math.sin(angle) * r * 0.4,
      turn,
      scale: r / 262,
      lift: 6,
    })
  })

function riceDome({ brush, r }: Kitchen): string {
  const size = r * 0.37
  const poured = blob(brush, size * 0.74, { points: 9, jitter: 0.2 })
  return at(
    -r * 0.26,
    -r * 0.02,
    0,
    1,
    grainHeap(brush, size, ['#fffaf0', '#f8efdc', '#fffdf6', '#efe2c8'], {
      length: 10.5,
      width: 4.6,
      count: 3300,
    }) +
      at(2, 4, 0, 1, shape(poured, '#8a7a5a', 0.3)) +
      shape(
        poured,
        brush.radial([
          [0, '#ffffff', 0.97],
          [0.7, '#fffaf0', 0.94],
          [1, '#efe4cc', 0.9],
        ]),
      ) +
      line(
        `M${n(-size * 0.4)} ${n(-size * 0.2)}Q${n(-size * 0.16)} ${n(-size * 0.5)} ${n(size * 0.24)} ${n(-size * 0.4)}`,
        '#ffffff',
        6,
        0.95,
      ) +
      strew(brush, sesame, { count: 26, r: size * 0.6, apart: 11, lift: 0, scale: 1.15 }) +
      strew(brush, nigella, { count: 16, r: size * 0.6, apart: 13, lift: 0, scale: 1.15 }),
  )
}

const creamCup = ({ brush, r }: Kitchen): string =>
  at(
    -r * 0.44,
    -r * 0.5,
    0,
    1,
    bowlet(
      brush,
      r * 0.2,
      '#f1ece0',
      creamSurface(brush, r * 0.18, '#fdf8ea') +
        oval(-r * 0.05, -r * 0.06, { rx: r * 0.05, ry: r * 0.02, turn: -30, opacity: 0.9 }, '#ffffff'),
    ),
  )
