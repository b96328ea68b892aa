import { join } from 'node:path'
import { openProcessPool } from '#server/platform/work/process-pool.ts'
import type { Painting, PaintRequest } from './messages.ts'

/** Draws covers in child processes. */
export type Painter = {
  paint(request: PaintRequest): Promise<Painting>
  close(): void
}

export function openPainter(): Painter {
  const pool = openProcessPool<PaintRequest, Painting>(join(import.meta.dirname, 'paint.ts'), {
    maxMs: 30_000,
    maxMemoryMb: 256,
  })
  return { paint: pool.ask, close: pool.close }
}
