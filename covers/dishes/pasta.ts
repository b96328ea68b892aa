import { darken, lighten } from '../brush/colour.ts'
import { at, line, n, oval, repeat } from '../brush/marks.ts'
import { inDisc } from '../brush/scatter.ts'
import type { Tones } from '../fills/base.ts'
import { litAt, shadeAt } from '../fills/base.ts'
import { stewSauce } from '../fills/sauce.ts'
import { parmesan } from '../toppings/dairy.ts'
import { baconBit, type prawn } from '../toppings/meats.ts'
import { bowl, plate } from '../vessels/round.ts'
import { sauceColour, stainOf } from '../words/sauce-colour.ts'
import type { Dish, Kitchen } from './dish.ts'
import { strew } from './dish.ts'
import { cheese, herbs, mainPieces, vegPieces } from './garnish.ts'
import { noodleTones, pale } from './noodles.ts'

/** Penne, macaroni, rigatoni, bows: short shapes in their sauce. */
export const shortPasta: Dish = {
  vessel: bowl,
  tone: recipe => noodleTones(recipe)[0],
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const sauce = stainOf(recipe) === 'plain' ? '#dcb668' : sauceColour(recipe)
    return (
      stewSauce(brush, r * 0.92, sauce, { lumps: 40 }) +
      tubes(brush, r * 0.86, noodleTones(recipe)) +
      mainPieces(kitchen, { count: 12, r: r * 0.64, apart: r * 0.18 }) +
      vegPieces(kitchen, { count: 16, r: r * 0.66, apart: 36 }) +
      cheese(kitchen, { count: 26, r: r * 0.64 }) +
      herbs(kitchen, { count: 7, r: r * 0.6 })
    )
  },
}

function tubes(brush: Kitchen['brush'], r: number, tones: Tones): string {
  return repeat(150 * (r / 230) ** 2, () => {
    const [x, y] = inDisc(brush, r)
    const colour = shadeAt(brush.pick(tones), litAt(x, y, r), 0.5)
    return at(x, y, brush.between(0, 360), brush.between(0.85, 1.1), tube(brush, colour))
  })
}

/** One tube: a lit band along it, ridges, and a dark mouth. */
function tube(brush: Kitchen['brush'], colour: string): string {
  const bend = brush.between(-7, 7)
  const d = `M-26 0Q0 ${n(bend)} 26 0`
  return (
    at(2, 4, 0, 1, line(d, '#3a1800', 19, 0.28)) +
    line(d, darken(colour, 0.42), 18.4) +
    line(d, colour, 16) +
    line(`M-22 -3Q0 ${n(bend - 3.4)} 20 -3`, lighten(colour, 0.55), 3.4, 0.7) +
    line(`M-22 4Q0 ${n(bend + 4)} 20 4`, darken(colour, 0.25), 1.2, 0.6) +
    oval(30, 0, { rx: 4.6, ry: 8.4 }, lighten(colour, 0.2)) +
    oval(30.6, 0, { rx: 3, ry: 6.2 }, darken(colour, 0.6))
  )
}

/** Ravioli, tortellini and other filled squares in butter or sauce. */
export const filledPasta: Dish = {
  vessel: plate,
  tone: () => pale[0],
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const sauce = recipe.has('tomato*, passata') ? '#bf3f20' : '#e2b860'
    return (
      at(0, 0, 0, 1, stewSauce(brush, r * 0.66, sauce, { lumps: 40 })) +
      strew(brush, ravioli, { count: 15, r: r * 0.52, apart: r * 0.25, scale: r / 270, lift: 6 }) +
      strew(brush, parmesan, { count: 22, r: r * 0.5, apart: 20, scale: [0.5, 0.9], lift: 2 }) +
      (recipe.has('bacon, pancetta, ham, speck')
        ? strew(brush, baconBit, { count: 10, r: r * 0.5, apart: 40, lift: 3 })
        : '') +
      herbs(kitchen, { count: 6, r: r * 0.46 })
    )
  },
}

const ravioli: typeof prawn = brush => {
  const edge =
    'M-36 -36L-24 -32L-12 -36L0 -32L12 -36L24 -32L36 -36L32 -24L36 -12L32 0L36 12L32 24L36 36L24 32L12 36L0 32L-12 36L-24 32L-36 36L-32 24L-36 12L-32 0L-36 -12L-32 -24Z'
  return {
    outline: edge,
    body:
      `<path d="${edge}" fill="#c99a4a"/>` +
      at(
        -0.8,
        -1.6,
        0,
        0.96,
        `<path d="${edge}" fill="${brush.linear([
          [0, '#fbe9b8'],
          [1, '#ecca82'],
        ])}"/>`,
      ) +
      oval(
        0,
        0,
        { rx: 22, ry: 22 },
        brush.radial(
          [
            [0, '#fff3d2'],
            [0.6, '#f5dc9e'],
            [1, '#d4a858'],
          ],
          0.36,
          0.3,
          0.75,
        ),
      ) +
      oval(-7, -8, { rx: 7, ry: 3.4, turn: -36, opacity: 0.6 }, '#ffffff'),
  }
}
