import type { Brush } from '../brush/brush.ts'
import { at, line, n, repeat } from '../brush/marks.ts'
import type { Laid } from './laid.ts'
import { laid } from './laid.ts'
import { pindo } from './pindo.ts'

export type Edge = 'top' | 'bottom' | 'left' | 'right'

export type Cloth = {
  width: number
  height: number
  /** The edges along which the kanga border runs. `inset` leaves a plain hem outside it, which crops may cut off. */
  border?: { edges: readonly Edge[]; width: number; inset?: number }
}

const green = '#1b4a33'

const cover = ({ width, height }: Cloth, paint: string, opacity = 1): string =>
  `<rect width="${width}" height="${height}" fill="${paint}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** The deep green cloth, with a border printed into the same threads. */
export const tableCloth = (cloth: Cloth): Laid =>
  laid('cloth', brush => cover(cloth, green) + borders(cloth) + threads(brush, cloth) + creases(brush, cloth))

function borders({ width, height, border }: Cloth): string {
  if (!border) return ''
  const inset = border.inset ?? 0
  const placed: Record<Edge, string> = {
    top: `translate(0 ${inset})`,
    bottom: `translate(${width} ${height - inset}) rotate(180)`,
    left: `translate(${inset} ${height}) rotate(-90)`,
    right: `translate(${width - inset} 0) rotate(90)`,
  }
  return border.edges
    .map(edge => {
      const length = edge === 'top' || edge === 'bottom' ? width : height
      return `<g transform="${placed[edge]}">${pindo(length, border.width)}</g>`
    })
    .join('')
}

const darkThread = '#051a0f'
const lightThread = '#cfe6cd'
/** How many pixels of cloth share one drawn thread, in each direction. */
const threadEvery = 1.15

/** Slubby threads, drawn one by one. They show no tile, stay quiet under words and cost few bytes. */
function threads(brush: Brush, { width, height }: Cloth): string {
  const down = repeat(width / threadEvery, () => {
    const [x, y] = [brush.between(0, width), brush.between(-height * 0.3, height)]
    return slub(brush, `M${n(x)} ${n(y)}v${n(height * brush.between(0.08, 0.5))}`)
  })
  const across = repeat(height / threadEvery, () => {
    const [x, y] = [brush.between(-width * 0.3, width), brush.between(0, height)]
    return slub(brush, `M${n(x)} ${n(y)}h${n(width * brush.between(0.05, 0.25))}`)
  })
  return across + down
}

const slub = (brush: Brush, d: string): string =>
  line(
    d,
    brush.chance(0.5) ? darkThread : lightThread,
    brush.between(0.8, 2.6),
    brush.pick([0.04, 0.06, 0.08, 0.1]),
  )

/** Creases from ironing: two lines, each light and dark. */
function creases(brush: Brush, { width, height }: Cloth): string {
  const soft = brush.linear(
    [
      [0, '#02100a', 0],
      [0.46, '#02100a', 0.14],
      [0.5, '#e6f2dc', 0.1],
      [1, '#e6f2dc', 0],
    ],
    [0, 0, 0, 1],
  )
  const crease = (length: number): string => `<rect y="-16" width="${n(length)}" height="32" fill="${soft}"/>`
  const isTall = height > width
  return repeat(2, i => {
    const share = i === 0 ? 0.31 : 0.69
    return isTall
      ? at(0, height * share, 0, 1, crease(width))
      : at(width * share, height, -90, 1, crease(height))
  })
}

/** The lamp at the upper left and the dusk at the lower right. The middle is unchanged. */
export const lampLight = (cloth: Cloth): Laid =>
  laid('lamp', brush => {
    const lamp = brush.radial(
      [
        [0, '#fff4da', 0.22],
        [0.42, '#fff4da', 0.03],
        [0.62, '#2a1404', 0.02],
        [1, '#2a1404', 0.28],
      ],
      0.2,
      0.05,
      1.08,
    )
    return cover(cloth, lamp)
  })
