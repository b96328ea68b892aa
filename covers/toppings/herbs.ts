import type { Brush } from '../brush/brush.ts'
import { darken, lighten } from '../brush/colour.ts'
import { at, dot, line, n, repeat, shape } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { disc, leaf } from '../brush/shapes.ts'

const greens = ['#3f8f3a', '#2f7430', '#62a849'] as const

/** A leaf with one lit half. The fold along its rib makes it stand up. */
function veined(brush: Brush, length: number, width: number, colour: string): string {
  const upper = `M0 0C${n(length * 0.25)} ${n(-width)} ${n(length * 0.8)} ${n(-width * 0.8)} ${n(length)} 0Z`
  const veins = repeat(3, k => {
    const x = length * (0.2 + k * 0.2)
    return `M${n(x)} 0l${n(length * 0.14)} ${n(-width * 0.42)}M${n(x)} 0l${n(length * 0.14)} ${n(width * 0.42)}`
  })
  return (
    shape(leaf(length, width), colour) +
    shape(upper, lighten(colour, brush.between(0.12, 0.3)), 0.8) +
    line(`M0 0H${n(length * 0.9)}`, lighten(colour, 0.6), 1.2, 0.75) +
    line(veins, lighten(colour, 0.45), 0.7, 0.5)
  )
}

const fan = (
  brush: Brush,
  angles: readonly number[],
  [low, high]: readonly [number, number],
  width: number,
): string =>
  angles
    .map(angle =>
      at(
        0,
        0,
        angle + brush.between(-8, 8),
        1,
        veined(brush, brush.between(low, high), width, brush.pick(greens)),
      ),
    )
    .join('')

/** Three small toothed leaves on a stalk. */
export const parsley: Food = brush => {
  const lobe = (angle: number, x: number, y: number): string => {
    const colour = brush.pick(greens)
    const teeth = 'M0 0L5 -7L8 -4L13 -9L14 -4L20 -5L18 0L20 5L14 4L13 9L8 4L5 7Z'
    return at(
      x,
      y,
      angle,
      1,
      shape(teeth, colour) +
        shape('M0 0L5 -7L8 -4L13 -9L14 -4L20 -5L18 0Z', lighten(colour, 0.28), 0.8) +
        line('M0 0H16', lighten(colour, 0.55), 1, 0.8),
    )
  }
  const stalk = line('M-17 3Q-7 1 2 0', '#5b9440', 2.2)
  return {
    outline: 'M-17 3L0 -3L12 -18L16 -7L24 0L16 9L10 18L0 4Z',
    body: stalk + lobe(-58, 0, -2) + lobe(56, 0, 2) + lobe(0, 2, 0),
  }
}

export const coriander: Food = brush => {
  const lobe = (angle: number): string => {
    const colour = brush.pick(['#4f9a3f', '#6bb052', '#3c8436'])
    const round = 'M0 0C-2 -9 6 -12 9 -8C12 -14 20 -10 18 -4C24 -2 24 4 18 4C20 11 12 14 9 8C6 12 -2 9 0 0Z'
    return at(
      0,
      0,
      angle,
      1,
      shape(round, colour) + line('M1 0H16M6 0L11 -6M6 0L11 6', lighten(colour, 0.5), 0.9, 0.7),
    )
  }
  return {
    outline: 'M-16 2L0 -4L8 -22L22 -8L24 4L14 18L0 6Z',
    body: line('M-16 2Q-6 0 0 0', '#6fa04c', 2) + lobe(-62) + lobe(62) + lobe(0),
  }
}

export const mint: Food = brush => ({
  outline: disc(20),
  body: fan(brush, [0, 72, 144, 216, 288], [24, 31], 11),
})
export const basil: Food = brush => ({
  outline: 'M-30 4L0 -10L34 -18L40 4L26 22L0 10Z',
  body: fan(brush, [-30, 34, 170], [34, 43], 15),
})
export const bayLeaf: Food = brush => ({ outline: leaf(66, 15), body: veined(brush, 66, 15, '#6d8246') })

export const rosemary: Food = brush => ({
  outline: leaf(70, 10),
  body:
    line('M0 0H64', '#7a5a34', 2.2) +
    repeat(18, k =>
      at(
        4 + k * 3.4,
        0,
        k % 2 ? 48 : -48,
        1,
        line(`M0 0L${n(brush.between(10, 15))} 0`, brush.pick(['#4d7350', '#6b9068', '#3a5c40']), 2.6),
      ),
    ),
})

export const dill: Food = brush => ({
  outline: leaf(52, 13),
  body:
    line('M0 0Q26 -4 50 0', '#5d9440', 1.6) +
    repeat(16, k =>
      at(
        6 + k * 2.8,
        -1,
        (k % 2 ? 1 : -1) * brush.between(30, 62),
        1,
        line(
          `M0 0L${n(brush.between(9, 17))} ${n(brush.between(-2, 2))}`,
          brush.pick(['#5fa043', '#7cba58', '#4a8a3a']),
          1.3,
        ),
      ),
    ),
})

export const chive: Food = brush => {
  const length = brush.between(16, 30)
  const d = `M${n(-length / 2)} 0Q0 ${n(brush.between(-6, 6))} ${n(length / 2)} 0`
  return {
    outline: leaf(4, 2),
    body:
      line(d, darken('#4f9a3f', 0.35), 5.4, 0.6) +
      line(d, brush.pick(['#4f9a3f', '#3a7d34', '#6bb052']), 3.8) +
      line(d, '#cfe8a8', 0.9, 0.6),
  }
}

export const scallion: Food = brush => {
  const green = brush.pick(['#5fa447', '#77b858', '#4a8f3c'])
  return {
    outline: disc(8),
    body:
      dot(0, 0, 8, darken(green, 0.35)) +
      dot(-0.3, -0.5, 7.4, green) +
      dot(-0.3, -0.5, 5.2, '#eef6d2') +
      dot(0.3, 0.3, 3.2, '#b7d788') +
      dot(0.5, 0.6, 1.9, '#6f9a4a'),
  }
}

/** Curry leaves, thyme, oregano: tiny leaves fallen one by one. */
export const flake: Food = brush => ({
  outline: leaf(9, 3),
  body: shape(leaf(brush.between(6, 11), 2.6), brush.pick(greens)),
})

/** A leaf of kale or spinach, cooked soft and folded over itself. */
export const wiltedLeaf: Food = brush => {
  const tone = brush.pick(['#2f7032', '#3f8a3c', '#4a7a2c'])
  const d = 'M-34 2C-28 -18 -8 -16 0 -10C10 -22 34 -14 36 2C30 16 12 10 4 14C-8 20 -30 16 -34 2Z'
  return {
    outline: d,
    body:
      shape(d, darken(tone, 0.35)) +
      at(-1, -2, 0, 0.93, shape(d, tone)) +
      line('M-28 0Q-4 -6 30 0M-10 -4L-16 -10M6 -3L14 -11M-4 -2L-8 9', lighten(tone, 0.5), 1.6, 0.6) +
      line('M-26 -6Q-16 -14 -4 -10', '#e4f3c0', 2.4, 0.5),
  }
}
