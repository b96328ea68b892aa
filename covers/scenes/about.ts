import { at } from '../brush/marks.ts'
import { saltBowl } from '../sides/bowls.ts'
import { bayLeaves, cardamoms, cinnamonSticks, cloves, mintSprig, starAnises } from '../sides/herbs.ts'
import { butterDish } from '../sides/pantry.ts'
import { garlic, redOnion } from '../sides/roots.ts'
import { tomato } from '../sides/vegetables.ts'
import { flourHand } from './flour-hand.ts'
import { laid } from './laid.ts'
import type { Scene } from './scene.ts'
import { tableScene } from './scene.ts'
import { napkin, pour, put, serve } from './set-table.ts'
import { bowlOfFlour, heapOf, seedsOf } from './small-things.ts'

/** Room for one more plate: shared dishes are in the middle and run over the edges. */
export const aboutTable: Scene = tableScene(
  [480, 800],
  { width: 840, height: 1060, border: { edges: ['bottom'], width: 72 } },
  () => [
    napkin('about-table', [610, 300], { turn: -6, width: 420, height: 560 }),
    serve('chapati', [580, 206], 232),
    serve('injera', [240, 680], 322),
    pour('coffee', [112, 210], 64),
    pour('coffee', [240, 96], 60),
    serve('greekSalad', [772, 850], 194),
    put(tomato, [716, 556], { turn: 10, scale: 0.98 }),
    put(redOnion, [620, 600], { turn: 16, scale: 0.78 }),
    put(garlic, [770, 640], { turn: 20, scale: 0.6 }),
  ],
)

/** Ground spices, whole ones, and what a pilau begins with between them. */
export const aboutSpice: Scene = tableScene(
  [480, 800],
  { width: 800, height: 1000, border: { edges: ['bottom'], width: 72 } },
  () => [
    heapOf('#dca02a', '#2f6f73', [214, 246], 136),
    heapOf('#b23a1c', '#f1ece0', [572, 196], 124),
    heapOf('#7a8a3a', '#c2683f', [602, 530], 142),
    seedsOf('cumin', '#f1ece0', [226, 596], 150),
    seedsOf('coriander', '#23303f', [520, 838], 126),
    put(cinnamonSticks, [220, 850], { turn: -16, scale: 1.3, lift: 7 }),
    put(starAnises, [398, 408], { scale: 1.2, lift: 6 }),
    put(cardamoms, [720, 756], { turn: 20, scale: 1.3, lift: 5 }),
    put(bayLeaves, [392, 84], { turn: 30, scale: 1.1, lift: 4 }),
    put(cloves, [70, 396], { turn: 30, scale: 1.3, lift: 4 }),
    put(mintSprig, [744, 356], { turn: -16, scale: 1, lift: 0 }),
  ],
)

/** Made by hand: dough on the board, flour on the cloth, and the print of the hand that threw it. */
export const aboutHands: Scene = tableScene(
  [480, 800],
  { width: 800, height: 1000, border: { edges: ['top'], width: 72 } },
  () => [
    laid('flour', brush => at(566, 816, 14, 1, flourHand(brush, 330))),
    serve('dough', [330, 450], 250),
    bowlOfFlour([640, 200], 106),
    put(butterDish, [150, 862], { turn: -14, scale: 1.2, lift: 8 }),
    put(saltBowl, [424, 164], { scale: 1.3 }),
    pour('redChai', [128, 180], 70),
  ],
)
