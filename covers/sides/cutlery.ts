import { mix } from '../brush/colour.ts'
import { at, line, n, oval } from '../brush/marks.ts'

const shade = (inner: string): string => at(6, 11, 0, 1, inner)

/** A spoon from above, bowl up, handle down. */
export function spoon(length: number, metal = '#c9b98f'): string {
  const dark = mix(metal, '#2a1404', 0.3)
  const handle = `M0 ${n(length * 0.5)}L0 ${n(-length * 0.1)}`
  return (
    shade(
      line(handle, '#1c0500', 15, 0.28) +
        oval(0, -length * 0.3, { rx: length * 0.13, ry: length * 0.21, opacity: 0.28 }, '#1c0500'),
    ) +
    line(handle, dark, 14) +
    line(`M-2 ${n(length * 0.48)}L-2 ${n(-length * 0.1)}`, mix(metal, '#fff4d8', 0.4), 5) +
    oval(0, -length * 0.3, { rx: length * 0.13, ry: length * 0.21 }, dark) +
    oval(-1, -length * 0.305, { rx: length * 0.108, ry: length * 0.184 }, metal) +
    oval(length * 0.02, -length * 0.27, { rx: length * 0.07, ry: length * 0.12, opacity: 0.25 }, dark) +
    oval(-length * 0.034, -length * 0.36, { rx: length * 0.03, ry: length * 0.065, opacity: 0.75 }, '#fffbe8')
  )
}

export function fork(length: number, metal = '#d9d4c8'): string {
  const tines = `M${n(-length * 0.075)} ${n(-length * 0.48)}V${n(-length * 0.25)}Q${n(-length * 0.07)} ${n(-length * 0.14)} 0 ${n(-length * 0.14)}Q${n(length * 0.07)} ${n(-length * 0.14)} ${n(length * 0.075)} ${n(-length * 0.25)}V${n(-length * 0.48)}M${n(-length * 0.025)} ${n(-length * 0.48)}V${n(-length * 0.22)}M${n(length * 0.025)} ${n(-length * 0.48)}V${n(-length * 0.22)}`
  const handle = `M0 ${n(length * 0.5)}L0 ${n(-length * 0.15)}`
  const dark = mix(metal, '#2a1404', 0.32)
  return (
    shade(line(handle, '#1c0500', 12, 0.26) + line(tines, '#1c0500', 7, 0.26)) +
    line(handle, dark, 12) +
    line(tines, dark, 8) +
    line(handle, metal, 9.5) +
    line(tines, metal, 5.6) +
    line(`M-2 ${n(length * 0.47)}L-2 ${n(-length * 0.1)}`, '#ffffff', 2.6, 0.7)
  )
}

export function chopsticks(length: number, wood = '#3a1c14'): string {
  const sticks = [
    [-12, -2],
    [12, 2],
  ] as const
  const one = (fill: string, opacity: number): string =>
    `<path d="M-5.500 ${n(-length / 2)}H5.500L2.600 ${n(length / 2)}H-2.600Z" fill="${fill}" fill-opacity="${opacity}"/>`
  const drawn = sticks.map(
    ([x, turn]) =>
      at(x + 7, 12, turn, 1, one('#1c0500', 0.3)) +
      at(
        x,
        0,
        turn,
        1,
        one(wood, 1) +
          line(`M-3 ${n(-length / 2)}L-1.4 ${n(length / 2)}`, mix(wood, '#ffffff', 0.42), 1.8) +
          `<rect x="-5.500" y="${n(-length / 2)}" width="11" height="34" fill="#d9a441"/><rect x="-5.500" y="${n(-length / 2 + 10)}" width="11" height="4" fill="#a8702a"/>`,
      ),
  )
  return drawn.join('')
}

/** Draws the cutlery of one kind, in the length that suits it. */
export function cutleryFor(kind: 'chopsticks' | 'spoon' | 'fork'): string {
  if (kind === 'chopsticks') return chopsticks(470)
  if (kind === 'spoon') return spoon(280)
  return fork(310)
}
