import type { Brush } from '../brush/brush.ts'
import { at, dot, n, repeat, ring, shape } from '../brush/marks.ts'
import { lay } from '../brush/piece.ts'
import { inDisc } from '../brush/scatter.ts'
import { blob } from '../brush/shapes.ts'
import { fork, spoon } from '../sides/cutlery.ts'
import { parsley } from '../toppings/herbs.ts'
import { plate } from '../vessels/round.ts'
import { roundShadow } from '../vessels/shadow.ts'
import { assemble, laid } from './laid.ts'
import { pindoInk } from './pindo.ts'
import type { Scene } from './scene.ts'

const size = { width: 800, height: 800 }
const matRadius = 352

/** A finished plate on its round mat. Nothing is around it, so that it suits paper of the light and the dark theme. */
export const emptyPlate: Scene = {
  widths: [320, 640],
  draw: () =>
    assemble(size, [
      laid('mat', brush => at(384, 378, 0, 1, mat(brush))),
      laid('plate', brush => at(384, 378, 0, 1, plate(brush, 236, '#f6efe0', leftovers(brush)))),
      laid('fork', () => at(108, 384, 0, 1, fork(330, '#e2dccd'))),
      laid('spoon', () => at(660, 384, 0, 1, spoon(330, '#d8c79a'))),
    ]),
}

/** The mat: coiled grass in woven rows from the rim to the middle, with a kanga ring near the edge. */
function mat(brush: Brush): string {
  const coil = (r: number): string => {
    const isBorder = r > matRadius - 58 && r < matRadius - 14
    const colour = isBorder ? pindoInk.field : brush.pick(['#1f5238', '#1b4a33', '#235a3f'])
    return (
      ring(0, 0, r, colour, 10.4) +
      `<circle r="${n(r - 2.6)}" fill="none" stroke="#fff4d8" stroke-opacity=".13" stroke-width="3" stroke-dasharray="7 4"/>` +
      ring(0, 0, r + 4.6, '#0a1c12', 1.6, 0.5)
    )
  }
  const motifs = Math.round((2 * Math.PI * (matRadius - 34)) / 60)
  const diamonds = repeat(motifs, i => {
    const turn = (i * 360) / motifs
    const star =
      shape('M0 -19L18 0L0 19L-18 0Z', pindoInk.sun) + shape('M0 -12L11 0L0 12L-11 0Z', pindoInk.leaf)
    return (
      at(0, 0, turn, 1, at(matRadius - 34, 0, 0, 1, star + dot(0, 0, 4.6, pindoInk.cream))) +
      at(0, 0, turn + 180 / motifs, 1, dot(matRadius - 34, 0, 3.4, pindoInk.cream))
    )
  })
  return (
    roundShadow(brush, matRadius, 0.6) +
    dot(0, 0, matRadius, '#1b4a33') +
    repeat(Math.floor(matRadius / 10), i => coil(matRadius - 5 - i * 10)) +
    diamonds
  )
}

/** Signs that it was good: crumbs, a smear and one leaf. */
const leftovers = (brush: Brush): string =>
  repeat(16, () => {
    const [x, y] = inDisc(brush, 120)
    const crumb = blob(brush, brush.between(1.6, 6.4), { points: 6, jitter: 0.3 })
    return lay(
      brush,
      () => ({ outline: crumb, body: shape(crumb, brush.pick(['#d9a960', '#b97f3c', '#e6c182'])) }),
      { x: x + 10, y: y + 20, lift: 1.6 },
    )
  }) + lay(brush, parsley, { x: 66, y: 58, turn: 30, scale: 1.3, lift: 3 })
