import { Brush } from '../brush/brush.ts'
import { hashText } from '../brush/random.ts'

/** One thing on the table. It is drawn with its own seed, so that moving one thing never changes another. */
export type Laid = { defs: string; body: string }

export function laid(seed: string, draw: (brush: Brush) => string): Laid {
  const brush = new Brush(hashText(seed))
  const body = draw(brush)
  return { defs: brush.defs, body }
}

/** Joins the layers to one picture. Every brush counts its definitions from d0, so they are renamed to be unique. */
export function assemble(size: { width: number; height: number }, layers: readonly Laid[]): string {
  const named = layers.map((layer, i) => ({
    defs: renamed(layer.defs, i),
    body: renamed(layer.body, i),
  }))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">` +
    `<defs>${named.map(layer => layer.defs).join('')}</defs>${named.map(layer => layer.body).join('')}</svg>`
  )
}

const renamed = (markup: string, layer: number): string =>
  markup.replace(/( id="|url\(#|href="#)d(?=\d)/g, `$1l${layer}d`)
