import { cardamoms, cinnamonSticks, starAnises } from '../sides/herbs.ts'
import type { Scene } from './scene.ts'
import { tableScene } from './scene.ts'
import { pour, put, serve } from './set-table.ts'

/** Tea is being poured: somebody is at home. */
export const contact: Scene = tableScene(
  [480, 800],
  { width: 900, height: 600, border: { edges: ['bottom'], width: 54 } },
  () => [
    serve('mandazi', [640, 318], 238),
    pour('chai', [216, 216], 86),
    put(starAnises, [150, 446], { scale: 1.1, lift: 6 }),
    put(cinnamonSticks, [310, 462], { turn: -4, scale: 1.05, lift: 7 }),
    put(cardamoms, [372, 92], { turn: 10, scale: 1, lift: 4 }),
  ],
)
