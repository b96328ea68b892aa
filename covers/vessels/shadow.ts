import type { Brush } from '../brush/brush.ts'
import { dot } from '../brush/marks.ts'
import { blurred } from '../light/light.ts'

const shade = '#1c0f05'

/** The shadow of something round. It is a gradient, which looks blurred and costs nothing. */
export function roundShadow(brush: Brush, r: number, strength = 1): string {
  const soft = Math.min(30, r * 0.16)
  return (
    fading(brush, { r, soft, opacity: 0.46 * strength }, [0.07, 0.11]) +
    fading(brush, { r, soft: soft * 0.3, opacity: 0.5 * strength }, [0.02, 0.035])
  )
}

function fading(
  brush: Brush,
  { r, soft, opacity }: { r: number; soft: number; opacity: number },
  [dx, dy]: readonly [number, number],
): string {
  const outer = r + soft
  const inner = (r - soft) / outer
  const gradient = brush.radial(
    [
      [0, shade, opacity],
      [inner, shade, opacity],
      [inner + (1 - inner) * 0.5, shade, opacity * 0.45],
      [1, shade, 0],
    ],
    0.5,
    0.5,
    0.5,
  )
  return dot(r * dx, r * dy, outer, gradient)
}

/** The shadow of a board or dish: one real blur below one large outline. */
export function outlineShadow(
  brush: Brush,
  outline: string,
  [dx, dy]: readonly [number, number] = [14, 22],
): string {
  const far = `<path d="${outline}" fill="${shade}" fill-opacity=".5" transform="translate(${dx} ${dy})"/>`
  const near = `<path d="${outline}" fill="none" stroke="${shade}" stroke-opacity=".4" stroke-width="7" transform="translate(${dx * 0.3} ${dy * 0.3})"/>`
  return blurred(brush, 12, far) + near
}
