// The painter draws covers in a separate process: drawing never blocks a request, a malicious recipe can at worst end
// this process, and the SVG decoder, which the server disables, only reads drawings of ours.
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { drawCover } from '#covers/cover.ts'
import { encodeVariants, toMaster } from '../variants.ts'
import type { PaintReply, PaintRequest } from './messages.ts'

const lowestPriority = 19

setPriority(lowestPriority)
sharp.concurrency(1)
sharp.cache(false)

process.on('message', async (commission: PaintRequest) => {
  process.send?.(await paint(commission))
})
process.on('disconnect', () => process.exit(0))

async function paint(request: PaintRequest): Promise<PaintReply> {
  try {
    const { svg, dominantColor, focusX } = drawCover(request)
    const pixels = await toMaster(sharp(Buffer.from(svg), { density: 90 }))
    return { variants: await encodeVariants(pixels), color: dominantColor, focusX }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
