import type { Brush } from '../brush/brush.ts'
import { hashText } from '../brush/random.ts'
import { dietColors } from '../diet-colors.ts'
import type { Text } from '../words/text.ts'
import { basket } from './basket.ts'
import type { Ground } from './ground.ts'
import { kitenge, prints } from './kitenge.ts'
import { linen } from './linen.ts'
import { groundWords, type Region } from './regions.ts'
import { stripes } from './stripes.ts'
import { terrazzo } from './terrazzo.ts'
import { glazes, tiles } from './tile.ts'
import { waves } from './waves.ts'
import { wood } from './wood.ts'

type Make = (brush: Brush) => Ground

const oneOf =
  (...makes: readonly [() => Ground, ...(() => Ground)[]]): Make =>
  brush =>
    brush.pick(makes)()

/** A ground for each part of the world, each with several colourways, so that neighbours on a page differ. */
const grounds = {
  kitenge: brush => kitenge(brush.pick(prints)),
  basket: () => basket,
  tile: brush => tiles(brush.pick(glazes)),
  aegean: oneOf(
    () => stripes('#f6f2e8', ['#2f6fa3', '#8db9d8', '#2f6fa3']),
    () => stripes('#f4ecdc', ['#a8412f', '#d9a07a', '#a8412f']),
  ),
  latin: oneOf(
    () => stripes('#c23a5d', ['#f2a93b', '#1f8a84', '#fff0d8']),
    () => stripes('#1f7f86', ['#f0b53f', '#d8503f', '#fff0d8']),
    () => stripes('#e39a2e', ['#b93457', '#2a7f73', '#fff0d8']),
  ),
  waves: oneOf(
    () => waves('#7d2f2a', '#96413a'),
    () => waves('#23405c', '#35597a'),
    () => waves('#3d4f3f', '#536852'),
  ),
  terrazzo: () => terrazzo,
  wood: oneOf(
    () => wood('#a9733f'),
    () => wood('#6d4a2f'),
    () => wood('#8b8071'),
    () => wood('#58707a'),
    () => wood('#c2a37a'),
  ),
} satisfies Record<Region, Make>

/** The linens by diet, in the spelling in which covers read it: 'gluten free'. */
const dietLinens = new Map(
  Object.entries(dietColors).map(([diet, color]) => [diet.toLowerCase().replace('-', ' '), color]),
)

const plainLinens = [
  '#3f5d57',
  '#8a4f33',
  '#c08a3a',
  '#3c6a52',
  '#2f5f6e',
  '#b8616b',
  '#5a4a6a',
  '#7d8a6a',
] as const

/** Chooses a ground by country, or else by diet, or else wood or a plain linen. */
export function chooseGround(
  brush: Brush,
  { country, diet, title }: Record<'country' | 'diet' | 'title', Text>,
): Ground {
  const region = groundWords.find(([, words]) => words.test(country))?.[0]
  if (region) return grounds[region](brush)
  const ofDiet = dietLinens.get(diet.trim())
  if (ofDiet && brush.chance(0.75)) return linen(ofDiet)
  if (brush.chance(0.4)) return grounds.wood(brush)
  return linen(plainLinens[hashText(title) % plainLinens.length] ?? plainLinens[0])
}
