import { oval } from '../brush/marks.ts'
import type { Food } from '../brush/piece.ts'
import { lay } from '../brush/piece.ts'
import type { Tones } from '../fills/base.ts'
import { shreds } from '../fills/leaves.ts'
import { lemonWedge } from '../toppings/citrus.ts'
import { mint, parsley, scallion } from '../toppings/herbs.ts'
import { chunk } from '../toppings/meats.ts'
import { bowl } from '../vessels/round.ts'
import type { Dish } from './dish.ts'
import { arrange, strew } from './dish.ts'

const parsleyTones: Tones = ['#3f8a35', '#2f7430', '#5aa346', '#4a9440', '#78b858', '#27632a']
const tomatoDie = chunk('#d23a24', { size: 30 })

const bulgurGrain: Food = brush => ({
  outline: '',
  body:
    oval(0.8, 1.2, { rx: 5, ry: 3.4, opacity: 0.4 }, '#1c2a08') +
    oval(0, 0, { rx: 4.8, ry: 3.2 }, brush.pick(['#e6c98a', '#f3dfae', '#d9b468'])),
})

/** A salad of parsley with a little bulgur, not of bulgur with a little parsley. */
export const tabbouleh: Dish = {
  vessel: bowl,
  tone: () => '#4a8f3a',
  draw: ({ brush, r }) =>
    shreds(brush, r * 0.95, parsleyTones, { count: 1150, width: 9, length: 17 }) +
    strew(brush, bulgurGrain, { count: 190, r: r * 0.86, apart: 13, lift: 0, scale: [0.8, 1.2] }) +
    strew(brush, tomatoDie, { count: 62, r: r * 0.82, apart: r * 0.1, lift: 3 }) +
    strew(brush, scallion, { count: 22, r: r * 0.82, apart: 40, lift: 2, scale: [0.7, 1] }) +
    strew(brush, parsley, { count: 26, r: r * 0.84, apart: 44, lift: 2.4, scale: [0.8, 1.05] }) +
    arrange(
      brush,
      lemonWedge,
      [
        [0.5, -0.44, 30],
        [0.64, -0.16, 66],
      ],
      { r, scale: r / 210, lift: 6 },
    ) +
    lay(brush, mint, { x: r * 0.02, y: -r * 0.02, turn: 20, scale: r / 190, lift: 5 }),
}
