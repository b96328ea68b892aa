import { lay } from '../brush/piece.ts'
import type { Tones } from '../fills/base.ts'
import { grains } from '../fills/grains.ts'
import { darkGreens, shreds } from '../fills/leaves.ts'
import { dollop } from '../toppings/dairy.ts'
import { friedEgg } from '../toppings/eggs.ts'
import { scallion } from '../toppings/herbs.ts'
import { beef } from '../toppings/meats.ts'
import { sesame, sprout } from '../toppings/seeds.ts'
import { mushroom } from '../toppings/slices.ts'
import { bowl } from '../vessels/round.ts'
import type { Dish, Kitchen } from './dish.ts'
import { strew } from './dish.ts'
import { clipRoundAt } from './ugali.ts'

const carrotTones: Tones = ['#ee8a2e', '#f2a24a', '#dd7418']
const courgetteTones: Tones = ['#a9c765', '#c9dd92', '#7fa843', '#e3ecb8']
const mushroomTones: Tones = ['#8a5a34', '#a87448', '#6a4022', '#c49a6c']
const redTones: Tones = ['#c9432c', '#dd6a44', '#a82f1c']

/** Every vegetable keeps its own part of the bowl; the egg holds them together. */
export const bibimbap: Dish = {
  vessel: bowl,
  tone: () => '#d9b46a',
  draw: kitchen => {
    const { brush, r, recipe } = kitchen
    const isVegan = / vegan /.test(recipe.diet)
    return (
      grains(brush, r * 0.92, ['#fbeccb', '#f6e2b8', '#fff6e0']) +
      heaps(kitchen) +
      (isVegan ? '' : lay(brush, friedEgg, { x: 0, y: -r * 0.02, turn: 20, scale: r / 168, lift: 7 })) +
      lay(brush, dollop('#b3261a', 24), {
        x: isVegan ? 0 : r * 0.27,
        y: isVegan ? 0 : r * 0.27,
        scale: r / 250,
        lift: 4,
      }) +
      strew(brush, sesame, { count: 60, r: r * 0.66, apart: 14, lift: 0, scale: 1.1 }) +
      strew(brush, scallion, { count: 12, r: r * 0.6, apart: 40, lift: 2, scale: 0.8 })
    )
  },
}

function heaps(kitchen: Kitchen): string {
  const { brush, r, recipe } = kitchen
  const sticks = (tones: Tones) => (size: number) =>
    shreds(brush, size, tones, { count: 900, width: 8, length: 46 })
  const hasMeat = recipe.has('beef, bulgogi, pork, meat, chicken')
  const parts: ((size: number) => string)[] = [
    size => shreds(brush, size, darkGreens, { count: 900, width: 9, length: 40 }),
    sticks(carrotTones),
    size =>
      shreds(brush, size, ['#e8d48a', '#f3e4ae', '#fbf3d4'], { count: 600, width: 9, length: 44 }) +
      strew(brush, sprout, { count: 14, r: size * 0.76, apart: 20, lift: 2, scale: 0.9 }),
    size =>
      hasMeat
        ? shreds(brush, size, mushroomTones, { count: 500 }) +
          strew(brush, beef, { count: 26, r: size * 0.8, apart: 14, lift: 2, scale: 0.7 })
        : shreds(brush, size, mushroomTones, { count: 700, width: 11, length: 40 }) +
          strew(brush, mushroom, { count: 6, r: size * 0.66, apart: 36, scale: 0.9, lift: 3 }),
    sticks(courgetteTones),
    sticks(recipe.has('kimchi, red pepper*, red cabbage, radish*') ? redTones : carrotTones),
  ]
  const shown = recipe.has('kimchi, red pepper*, red cabbage, radish*') ? parts : parts.slice(0, 5)
  return shown
    .map((part, k) => {
      const angle = (k / shown.length) * Math.PI * 2 - 2
      const size = r * (shown.length === 5 ? 0.37 : 0.32)
      return clipRoundAt(
        brush,
        { x: Math.cos(angle) * r * 0.54, y: Math.sin(angle) * r * 0.54, r: size },
        part(size * 1.04),
      )
    })
    .join('')
}
