import type { UnitName } from './languages/language-words.ts'

type Units = ReadonlySet<UnitName | undefined>

const lengthNames: UnitName[] = ['cm', 'inch']
const smallNames: UnitName[] = ['g', 'mg', 'ml']
const metricNames: UnitName[] = ['kg', 'l', 'dl', 'cl']
const otherNames: UnitName[] = [
  'lb',
  'oz',
  'fl oz',
  'cup',
  'tsp',
  'tbsp',
  'dessertspoon',
  'pint',
  'quart',
  'gallon',
]
const vesselNames: UnitName[] = [
  'can',
  'jar',
  'package',
  'bottle',
  'box',
  'bag',
  'tub',
  'carton',
  'tube',
  'punnet',
]
const pieceNames: UnitName[] = ['piece', 'block', 'bar', 'ball', 'fillet', 'loaf', 'stick', 'strip', 'roll']

export const lengths: Units = new Set(lengthNames)
/** Units of which no recipe takes a thousand. */
export const largeUnits: Units = new Set([...metricNames, ...otherNames])
/** Units that measure. The other units count things and are things themselves: '4 cloves' are four cloves. */
export const measuring: Units = new Set([...lengthNames, ...smallNames, ...largeUnits])
/** Containers that are sold in a certain size. The size stays the same when a recipe needs more of them. */
export const vessels: Units = new Set(vesselNames)
/** Units whose content may have a size: '400 g can', '2 6-ounce fillets'. */
export const containers: Units = new Set([...vesselNames, ...pieceNames])
