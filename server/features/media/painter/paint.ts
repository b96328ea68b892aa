// The painter draws covers in a separate process: drawing never blocks a request, a malicious recipe can at worst end
// this process, and the SVG decoder, which the server disables, only reads drawings of ours.

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

/** A drawing is 960 units wide, which are as many pixels at 72 to the inch. */
const render = (svg: string, width: number): Sharp => sharp(Buffer.from(svg), { density: (72 * width) / 960 })
