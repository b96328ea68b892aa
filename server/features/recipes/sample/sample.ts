import { americanRecipes } from './americas.ts'
import { eastAfricanRecipes } from './east-africa.ts'
import { eastAndSoutheastAsianRecipes } from './east-and-southeast-asia.ts'
import { europeanRecipes } from './europe.ts'
import { kenyanRecipes } from './kenya.ts'
import { northAfricanAndLevantineRecipes } from './north-africa-and-levant.ts'
import type { SampleRecipe } from './sample.types.ts'
import { southAsianRecipes } from './south-asia.ts'
import { sweets } from './sweets.ts'
import { westAndCentralAfricanRecipes } from './west-and-central-africa.ts'

const unordered: readonly SampleRecipe[] = [
  ...kenyanRecipes,
  ...eastAfricanRecipes,
  ...westAndCentralAfricanRecipes,
  ...northAfricanAndLevantineRecipes,
  ...europeanRecipes,
  ...southAsianRecipes,
  ...eastAndSoutheastAsianRecipes,
  ...americanRecipes,
  ...sweets,
]

/** The order of the list: neighbours differ in country, diet and look. */
export const listOrder: readonly string[] = [
  'ugali-na-sukuma-wiki',
  'pilau',
  'chapati',
  'shakshuka',
  'ramen',
  'greek-salad',
  'pad-thai',
  'doro-wat-injera',
  'ceviche',
  'tiramisu',
  'imeruli-khachapuri',
  'ibiharage',
  'gulyas',
  'tabbouleh',
  'chocolate-lava-cake',
  'hilib-suqaar',
  'matoke-groundnut',
  'mapo-tofu',
  'tacos-de-tinga',
  'gambas-al-ajillo',
  'moqueca',
  'mandazi',
  'lenten-borshch',
  'dal-bhat',
  'ibihaza',
  'jerk-chicken',
  'mango-sticky-rice',
  'mchicha-wa-nazi',
  'poulet-moambe',
  'shorshe-ilish',
  'shish-taouk',
  'tortilla-de-patatas',
  'githeri',
  'anzac-biscuits',
  'red-red',
  'yassa-poulet',
  'palak-paneer',
  'sopa-de-quinua',
  'kashata-za-nazi',
  'imam-bayildi',
  'poisson-braise',
  'mukimo',
  'tom-kha-gai',
  'pasteis-de-nata',
  'misir-wat',
  'rolex',
  'cobb-salad',
  'entrana-chimichurri',
  'kheer',
  'harira',
  'maharagwe-ya-nazi',
  'spaghetti-alle-vongole',
  'goi-cuon',
  'brigadeiro',
  'kedjenou',
  'parippu',
  'lega-tibs',
  'salmon-agurksalat',
  'umm-ali',
  'party-jollof',
  'chana-masala',
  'nyama-choma',
  'ratatouille',
  'malva-pudding',
  'bibimbap',
  'samaki-wa-kupaka',
  'chicken-karahi',
  'rendang-sapi',
  'malawax',
  'koshari',
  'wet-fried-tilapia',
]

const positions = new Map(listOrder.map((slug, position) => [slug, position]))

/** In the order of the list; a recipe missing from `listOrder` comes last. */
export const sampleRecipes: readonly SampleRecipe[] = unordered.toSorted(
  (one, other) => positionOf(one) - positionOf(other),
)

function positionOf(recipe: SampleRecipe): number {
  return positions.get(recipe.slug) ?? listOrder.length
}
