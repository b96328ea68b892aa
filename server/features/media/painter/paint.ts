// The painter draws covers in a separate process. Drawing never blocks a request, a malicious recipe can at worst end this process, and
// the SVG decoder, which the server disables, reads only the site's own drawings.

import { drawCover } from 'mezani-covers/cover.ts'
import sharp, { type Sharp } from 'sharp'
import { answerRequests } from '#server/platform/work/answer-requests.ts'
import { encodeSketch, encodeVariants, masterSize, sketchWidth, toMaster } from '../variants.ts'
import type { Painting, PaintRequest } from './messages.ts'

const lowestPriority = 19

answerRequests(lowestPriority, async ({ subject, isSketch }: PaintRequest): Promise<Painting> => {
  const { svg, dominantColor, focusX } = drawCover(subject)
  const variants = isSketch
    ? [await encodeSketch(render(svg, sketchWidth))]
    : await encodeVariants(await toMaster(render(svg, masterSize.width)))
  return { variants, color: dominantColor, focusX }
})

/** A drawing is 960 units wide. At a density of 72 that is 960 pixels. */
const render = (svg: string, width: number): Sharp => sharp(Buffer.from(svg), { density: (72 * width) / 960 })
