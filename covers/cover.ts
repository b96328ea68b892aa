import { Brush } from './brush/brush.ts'
import { mix } from './brush/colour.ts'
import { at } from './brush/marks.ts'
import { hashText } from './brush/random.ts'
import type { Dish, Family } from './dishes/dishes.ts'
import { dishes } from './dishes/dishes.ts'
import { chooseGround } from './grounds/choose-ground.ts'
import { cornerCloth } from './grounds/cloth.ts'
import { canvas, finish } from './light/light.ts'
import type { Scene } from './sides/place-sides.ts'
import { placeSides } from './sides/place-sides.ts'
import { chooseGlaze } from './vessels/choose-glaze.ts'
import { chooseFamily } from './words/choose-family.ts'
import type { Recipe } from './words/recipe.ts'
import { readRecipe } from './words/recipe.ts'
import { words } from './words/words.ts'

export type CoverSubject = { title: string; ingredients: string; countryOfOrigin: string; dietType: string }

export type Cover = {
  /** 960 × 640. It is made only of our own numbers and constants, and contains no text of a person. */
  svg: string
  family: string
  ground: string
  /** '#rrggbb': the colour of most of the ground. */
  groundColor: string
  /** '#rrggbb', for the first paint. */
  dominantColor: string
  /** The position of the vessel's centre, as a share of the width: for object-position. */
  focusX: number
}

/** Draws a dish for a recipe without a photo. It is a pure function: the same recipe gives the same bytes. */
export function drawCover(subject: CoverSubject): Cover {
  const seed = hashText(`${subject.title}|${subject.countryOfOrigin}`)
  const brush = new Brush(seed)
  const recipe = readRecipe(subject)
  const family = chooseFamily(recipe, seed)
  const dish: Dish = dishes[family]
  const ground = chooseGround(brush, recipe)
  const stand = standing(brush, dish)
  const tone = dish.tone(recipe)
  const glaze = chooseGlaze(brush, ground.tone, tone)
  const hasCloth = ground.canHaveCloth && brush.chance(0.5)
  const clothIsUpper = brush.chance(0.6)
  const below = ground.draw(brush) + (hasCloth ? cornerCloth(brush, stand.wideSide, clothIsUpper) : '')
  const laid = dish.vessel(brush, stand.r, glaze, dish.draw({ brush, r: stand.r, recipe }))
  const beside = placeSides({ brush, recipe, wideSide: stand.wideSide, ...toolFor(brush, family, recipe) })
  const inner = below + at(stand.x, stand.y, 0, 1, laid) + beside + finish(brush)
  return {
    svg: frame(brush.defs, inner),
    family,
    ground: ground.name,
    groundColor: ground.tone,
    dominantColor: mix(ground.tone, tone, 0.36),
    focusX: Math.round((stand.x / canvas.width) * 1000) / 1000,
  }
}

/** Places the vessel left or right of the middle, so that one side is wide enough for sides. */
function standing(brush: Brush, dish: Dish): { x: number; y: number; r: number; wideSide: 'left' | 'right' } {
  const isRight = brush.chance(0.5)
  const x = isRight ? brush.between(540, 560) : brush.between(400, 430)
  return {
    x,
    y: brush.between(318, 330),
    r: brush.between(262, 280) * (dish.size ?? 1),
    wideSide: isRight ? 'left' : 'right',
  }
}

const eastAsian = words('japan*, korea*, china, chinese, taiwan*, vietnam*, thai*, asian, hong kong')
const withSticks: readonly Family[] = [
  'noodles',
  'noodleSoup',
  'stirFry',
  'dumplings',
  'sushi',
  'tofu',
  'rice',
  'riceAndSauce',
]
const withSpoon: readonly Family[] = [
  'brothSoup',
  'creamSoup',
  'porridge',
  'creamBowl',
  'tiramisu',
  'pudding',
  'dal',
  'lavaCake',
]
const withFork: readonly Family[] = ['cake', 'pie', 'shortPasta', 'noodles', 'creamySalad', 'salad']

/** Sometimes adds cutlery, where people would use it. */
function toolFor(brush: Brush, family: Family, recipe: Recipe): Pick<Scene, 'tool' | 'toolBelow'> {
  const toolBelow = brush.chance(0.4)
  const isEast = isEastAsian(recipe)
  if (isEast && withSticks.includes(family)) return { tool: 'chopsticks', toolBelow }
  if (withSpoon.includes(family) && brush.chance(0.5)) return { tool: 'spoon', toolBelow }
  if (withFork.includes(family) && !isEast && brush.chance(0.4)) return { tool: 'fork', toolBelow }
  return { toolBelow }
}

const isEastAsian = (recipe: Recipe): boolean =>
  eastAsian.test(recipe.country) ||
  recipe.isNamed('ramen, udon, soba, pho, pad thai, chow mein, gyoza, sushi, mapo*, kung pao, lo mein')

const frame = (defs: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${canvas.width} ${canvas.height}"><defs>${defs}</defs>${inner}</svg>`
