import { chopsticks } from '../sides/cutlery.ts'
import { cardamoms, starAnises } from '../sides/herbs.ts'
import { limeWedge } from '../toppings/citrus.ts'
import type { Scene } from './scene.ts'
import { tableScene } from './scene.ts'
import { napkin, pour, put, serve, tool } from './set-table.ts'
import { limeade } from './small-things.ts'

/** The right side of sign-in: a full table, seen from the visitor's own seat. */
export const auth: Scene = tableScene(
  [640, 960],
  { width: 900, height: 1200, border: { edges: ['top'], width: 72, inset: 18 } },
  () => [
    napkin('auth', [210, 1000], { turn: -9, width: 400, height: 420 }),
    serve('ramen', [712, 232], 300),
    serve('chapati', [150, 520], 232),
    serve('ceviche', [742, 846], 268),
    serve('lavaCake', [214, 1040], 222),
    pour('chai', [232, 196], 74),
    limeade([514, 1126], 66),
    tool(chopsticks(400), [450, 590], 12),
    put(limeWedge, [454, 946], { turn: -60, scale: 1 }),
    put(starAnises, [432, 838], { scale: 0.9, lift: 5 }),
    put(cardamoms, [366, 116], { turn: 10, scale: 1, lift: 4 }),
  ],
)
