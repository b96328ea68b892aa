import type { Dish, Kitchen } from './dish.ts'
import { arrange } from './dish.ts'
import { drumstick, slicedBreast, thigh, wing } from './poultry-pieces.ts'
import { meatDish } from './roasts.ts'
import { tender } from './shaped-meats.ts'

export const drumsticks: Dish = meatDish('#c9782e', kitchen => chickenPieces(kitchen))

function chickenPieces({ brush, r, recipe }: Kitchen): string {
  const tone = recipe.has('soy sauce, honey, teriyaki, hoisin, bbq, barbecue, sriracha')
    ? '#a8511c'
    : recipe.has('paprika, chili, cayenne, piri piri, tikka, tandoori')
      ? '#c8642a'
      : '#c9822f'
  if (recipe.isNamed('wing*, alitas')) {
    const drums = [
      [-0.34, -0.26, 214],
      [0.32, -0.3, 318],
      [0.36, 0.24, 34],
      [-0.32, 0.3, 146],
    ] as const
    const flats = [
      [-0.02, -0.46, 20],
      [0.02, 0.46, 190],
      [-0.52, 0.04, 80],
      [0.52, -0.06, 250],
      [-0.04, 0, 40],
    ] as const
    return (
      arrange(brush, wing(tone), flats, { r, scale: r / 235, lift: 8 }) +
      arrange(brush, drumstick(tone), drums, { r, scale: r / 350, lift: 9 })
    )
  }
  if (recipe.isNamed('tender*, nugget*, strip*, finger*'))
    return arrange(
      brush,
      tender,
      [
        [-0.3, -0.34, -20],
        [0.18, -0.32, 14],
        [-0.36, 0.02, -8],
        [0.1, 0, -30],
        [0.36, 0.2, 24],
        [-0.14, 0.34, 6],
      ],
      { r, scale: r / 200, lift: 8 },
    )
  if (recipe.isNamed('breast*, fillet*, filet*'))
    return arrange(
      brush,
      slicedBreast,
      [
        [-0.06, -0.2, -22],
        [0.06, 0.24, -14],
      ],
      { r, scale: r / 220, lift: 8 },
    )
  return (
    arrange(
      brush,
      thigh(tone),
      [
        [0.3, -0.3, -20],
        [-0.34, 0.28, 40],
      ],
      { r, scale: r / 225, lift: 9 },
    ) +
    arrange(
      brush,
      drumstick(tone),
      [
        [-0.24, -0.3, 222],
        [0.28, 0.34, 40],
        [0.04, 0.02, -24],
      ],
      { r, scale: r / 222, lift: 10 },
    )
  )
}
