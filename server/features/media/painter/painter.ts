import { join } from 'node:path'
import type { CoverSubject } from 'mezani-covers/cover.ts'
import { openProcessPool } from '#server/platform/work/process-pool.ts'
import type { Painting, PaintRequest } from './messages.ts'

/** Draws covers in child processes. */
export type Painter = {
  /** Draws a cover in all sizes. */
  paint(subject: CoverSubject): Promise<Painting>
  /** Draws a cover in one size, in an eighth of the time. */
  sketch(subject: CoverSubject): Promise<Painting>
  close(): void
}

export function openPainter(): Painter {
  const pool = openProcessPool<PaintRequest, Painting>(join(import.meta.dirname, 'paint.ts'), {
    maxMs: 30_000,
    maxMemoryMb: 256,
  })
  return {
    paint: subject => pool.ask({ subject, isSketch: false }),
    sketch: subject => pool.ask({ subject, isSketch: true }),
    close: pool.close,
  }
}
