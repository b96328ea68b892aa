import type { Brush } from '../brush/brush.ts'
import { at } from '../brush/marks.ts'
import { lay } from '../brush/piece.ts'
import { canvas } from '../light/light.ts'
import type { Recipe } from '../words/recipe.ts'
import { saltBowl, sugarBowl } from './bowls.ts'
import { cutleryFor } from './cutlery.ts'
import { bayLeaves, cinnamonSticks, parsleyBunch } from './herbs.ts'
import { wheat } from './pantry.ts'
import type { Side } from './sides.ts'
import { sidesOf } from './sides.ts'

export type Scene = {
  brush: Brush
  recipe: Recipe
  wideSide: 'left' | 'right'
  tool?: 'chopsticks' | 'spoon' | 'fork'
  toolBelow: boolean
}

/** The places of a group's members: their distances from the wide edge, and from the top or bottom. */
const groups: readonly (readonly (readonly [number, number])[])[] = [
  [
    [84, 94],
    [200, 72],
  ],
  [
    [92, 98],
    [72, 224],
    [204, 66],
  ],
  [
    [80, 90],
    [206, 70],
    [142, 178],
  ],
]
const lonely = { x: 72, y: 70 }
const usualLift = 13

/** Places one group of two or three at a corner of the wide side, and a loner diagonally across. */
export function placeSides({ brush, recipe, wideSide, tool, toolBelow }: Scene): string {
  const found = sidesOf(recipe)
  const big = found.filter(side => !side.isSmall)
  const small = found.filter(side => side.isSmall)
  const isLow = !toolBelow
  const [first] = groups
  const wanted = brush.pick([2, 3, 3])
  const spots = groups[wanted === 2 ? 0 : brush.pick([1, 2])] ?? first ?? []
  const members = [...big.slice(0, spots.length), ...small].slice(0, spots.length)
  const group = members.map((side, i) => drop(brush, side, spotAt(spots[i] ?? [90, 90], wideSide, isLow)))
  const loner = small.find(side => !members.includes(side)) ?? big[spots.length]
  return (
    (tool ? toolAt({ tool, wideSide, isLow }) : '') +
    group.reverse().join('') +
    lone({ brush, recipe, wideSide }, loner, isLow)
  )
}

function spotAt(
  [fromEdge, fromEnd]: readonly [number, number],
  wideSide: 'left' | 'right',
  isLow: boolean,
): readonly [number, number] {
  return [wideSide === 'left' ? fromEdge : canvas.width - fromEdge, isLow ? canvas.height - fromEnd : fromEnd]
}

function drop(brush: Brush, { food, scale }: Side, [x, y]: readonly [number, number]): string {
  return lay(brush, food, {
    x: x + brush.between(-9, 9),
    y: y + brush.between(-8, 8),
    turn: brush.between(-40, 40),
    scale: scale * brush.between(0.97, 1.07),
    lift: usualLift,
  })
}

/** Places the loner in the narrow corner across, at most half under the edge. */
function lone(
  { brush, recipe, wideSide }: Pick<Scene, 'brush' | 'recipe' | 'wideSide'>,
  side: Side | undefined,
  isLow: boolean,
): string {
  const narrow = wideSide === 'left' ? 'right' : 'left'
  const spot = spotAt([lonely.x * brush.between(0.6, 1), lonely.y], narrow, !isLow)
  if (!side)
    return lay(
      brush,
      brush.pick(
        recipe.has('sugar, sukari, honey')
          ? [sugarBowl, cinnamonSticks, wheat]
          : [parsleyBunch, saltBowl, bayLeaves],
      ),
      {
        x: spot[0],
        y: spot[1],
        turn: brush.between(0, 360),
        scale: 0.86,
        lift: 6,
      },
    )
  return drop(brush, { ...side, scale: side.scale * 0.86 }, spot)
}

function toolAt({
  tool,
  wideSide,
  isLow,
}: {
  tool: 'chopsticks' | 'spoon' | 'fork'
  wideSide: 'left' | 'right'
  isLow: boolean
}): string {
  const x = wideSide === 'left' ? 128 : canvas.width - 128
  const y = isLow ? 250 : canvas.height - 250
  return at(x, y, wideSide === 'left' ? -16 : 16, 1, cutleryFor(tool))
}
