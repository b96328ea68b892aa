// The painter: a process of its own, so that drawing never holds up a request, a hostile recipe can at worst end this
// process, and the decoder of SVG, which the server refuses to open, is only ever shown drawings of ours.
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
