// The painter draws covers in a separate process: drawing never blocks a request, a malicious recipe can at worst end
// this process, and the SVG decoder, which the server disables, only reads drawings of ours.
import sharp from 'sharp'
import { drawCover } from '#covers/cover.ts'
import { answerRequests } from '#server/platform/work/answer-requests.ts'
import { encodeVariants, toMaster } from '../variants.ts'
import type { Painting, PaintRequest } from './messages.ts'

const lowestPriority = 19

answerRequests(lowestPriority, async (request: PaintRequest): Promise<Painting> => {
  const { svg, dominantColor, focusX } = drawCover(request)
  const pixels = await toMaster(sharp(Buffer.from(svg), { density: 90 }))
  return { variants: await encodeVariants(pixels), color: dominantColor, focusX }
})
