import type { Colour } from './colour.ts'
import { darken, lighten } from './colour.ts'
import { seededRandom } from './random.ts'

/** The stop's offset from 0 to 1, its colour, and its opacity. */
type Stop = readonly [number, Colour, number?]

/** The direction of the light, as seen from the middle of the table. */
export const light = { x: -0.55, y: -0.83 }

/** Returns the direction of the light for something that is itself turned by `turn` degrees. */
export function lightFor(turn: number): { x: number; y: number } {
  const angle = (-turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: light.x * cos - light.y * sin, y: light.x * sin + light.y * cos }
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** The chance and the definitions of one picture. Everything draws from the same seed, in drawing order. Equal gradients are shared. */
export class Brush {
  private readonly next: () => number
  private readonly made = new Map<string, string>()

  constructor(seed: number) {
    this.next = seededRandom(seed)
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.next() * choices.length)] ?? choices[0]
  }

  /** Puts markup into <defs> once and returns its id. `markup` receives the id to carry. */
  define(key: string, markup: (id: string) => string): string {
    const known = this.made.get(key)
    if (known !== undefined) return known.slice(0, known.indexOf('|'))
    const id = `d${this.made.size}`
    this.made.set(key, `${id}|${markup(id)}`)
    return id
  }

  get defs(): string {
    return [...this.made.values()].map(entry => entry.slice(entry.indexOf('|') + 1)).join('')
  }

  radial(stops: readonly Stop[], cx = 0.4, cy = 0.34, r = 0.75): string {
    const at = `cx="${percent(cx)}" cy="${percent(cy)}" r="${percent(r)}"`
    return `url(#${this.gradient('radialGradient', at, stops)})`
  }

  linear(stops: readonly Stop[], [x1, y1, x2, y2] = [0.15, 0.05, 0.85, 0.95]): string {
    const at = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
    return `url(#${this.gradient('linearGradient', at, stops)})`
  }

  /** Returns the paint of a round body that is lit from the upper left of the table, whatever its own turn (in steps of 30°). */
  ball(colour: Colour, turn = 0, depth = 0.42): string {
    const lit = lightFor(Math.round(turn / 30) * 30)
    const stops: Stop[] = [
      [0, lighten(colour, depth * 0.85)],
      [0.45, colour],
      [1, darken(colour, depth)],
    ]
    return this.radial(stops, 0.5 + lit.x * 0.26, 0.5 + lit.y * 0.26, 0.72)
  }

  clip(shape: string): string {
    return this.define(`clip${shape}`, id => `<clipPath id="${id}">${shape}</clipPath>`)
  }

  private gradient(kind: string, at: string, stops: readonly Stop[]): string {
    const body = stops
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
      )
      .join('')
    return this.define(`${kind}${at}${body}`, id => `<${kind} id="${id}" ${at}>${body}</${kind}>`)
  }
}
