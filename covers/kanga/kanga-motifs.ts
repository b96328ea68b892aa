import { at, dot, n, repeat, ring, shape } from '../brush/marks.ts'
import { box, leaf, wedge } from '../brush/shapes.ts'
import type { KangaInk } from './kanga-inks.ts'

/** A figure drawn around 0, within a radius of about 66. */
export type Motif = (ink: KangaInk) => string

const around = (count: number, inner: string, start = 0): string =>
  repeat(count, k => at(0, 0, start + (k * 360) / count, 1, inner))

const petals = (count: number, length: number, width: number, fill: string, start = 0): string =>
  around(count, shape(leaf(length, width), fill), start)

const drop =
  'M0 0C16 -30 50 -34 50 -8C50 14 22 16 22 -2C22 -10 32 -12 34 -6C26 -8 28 4 36 2C46 -2 40 -24 0 0Z'

/** The large figures that repeat over the cloth: sun, cashew, eye, star, comb, wheel, shell, feather. */
export const motifs: readonly [Motif, ...Motif[]] = [
  ({ ground, far, middle, near }) =>
    ring(0, 0, 58, far, 8) +
    petals(8, 50, 14, middle) +
    petals(8, 34, 7.5, near) +
    dot(0, 0, 10, far) +
    dot(0, 0, 5, ground),
  ({ far, middle, near }) =>
    around(4, at(6, 0, 0, 1.15, shape(drop, far)) + dot(46, 12, 4, near), 20) +
    ring(0, 0, 15, middle, 7) +
    dot(0, 0, 7, near),
  ({ ground, far, middle, near }) =>
    dot(0, 0, 62, middle) +
    around(14, dot(50, 0, 6.5, near)) +
    dot(0, 0, 38, far) +
    dot(0, 0, 28, ground) +
    petals(6, 26, 9, near) +
    dot(0, 0, 6, far),
  ({ far, middle, near }) =>
    petals(6, 66, 19, far, 30) +
    petals(6, 58, 12, middle, 30) +
    petals(6, 44, 9, near) +
    dot(0, 0, 13, middle) +
    dot(0, 0, 6, far),
  ({ ground, far, middle, near }) =>
    at(0, 0, 45, 1, shape(box(88, 88, 4), far) + shape(box(70, 70, 3), ground)) +
    shape(box(64, 64, 3), middle) +
    at(0, 0, 45, 1, shape(box(40, 40, 2), near)) +
    around(4, shape(wedge(20, 50), middle)) +
    dot(0, 0, 5, far),
  ({ ground, far, middle, near }) =>
    dot(0, 0, 62, far) +
    around(12, shape(wedge(56, 15), middle)) +
    dot(0, 0, 33, ground) +
    around(8, dot(24, 0, 4.4, near)) +
    petals(4, 20, 7, far, 45) +
    dot(0, 0, 4, near),
  ({ far, middle, near }) =>
    petals(4, 70, 24, far) +
    petals(4, 60, 15, middle) +
    petals(4, 48, 8, near) +
    petals(4, 42, 12, middle, 45) +
    petals(4, 30, 5, far, 45) +
    dot(0, 0, 9, near),
  ({ ground, far, middle, near }) =>
    repeat(4, k => ring(0, 0, 62 - k * 14, [far, middle, near, far][k] ?? far, 7)) +
    around(16, shape(`M66 0L56 ${n(6)}L56 ${n(-6)}Z`, ground)) +
    dot(0, 0, 10, middle),
]

/** The small figures between the large ones. */
export const fillers: readonly [Motif, ...Motif[]] = [
  ({ middle, near }) => at(0, 0, 45, 1, shape(box(28, 28, 1), middle) + shape(box(14, 14, 1), near)),
  ({ far, near }) => around(6, dot(13, 0, 4.6, far)) + dot(0, 0, 5, near),
  ({ middle, near }) => petals(4, 24, 7, near) + dot(0, 0, 6, middle),
  ({ far, middle }) => ring(0, 0, 13, far, 5) + dot(0, 0, 6, middle),
  ({ far, near }) => around(3, shape(leaf(24, 8), far), -90) + dot(0, 0, 4.5, near),
  ({ far, middle, near }) =>
    shape('M0 -22L17 0L0 22L-17 0Z', far) + shape('M0 -13L10 0L0 13L-10 0Z', middle) + dot(0, 0, 3, near),
]
