import type { Food } from './brush/piece.ts'
import * as berry from './toppings/berries.ts'
import * as citrus from './toppings/citrus.ts'
import * as dairy from './toppings/dairy.ts'
import * as eggs from './toppings/eggs.ts'
import * as fruitSlices from './toppings/fruit-slices.ts'
import { bayLeaf, wiltedLeaf } from './toppings/herbs.ts'
import * as meat from './toppings/meats.ts'
import { clam } from './toppings/sea.ts'
import * as seed from './toppings/seeds.ts'
import * as slices from './toppings/slices.ts'
import type { Recipe } from './words/recipe.ts'

type FoodKind = 'main' | 'veg' | 'bean' | 'fruit' | 'nut'

/** A food as it looks in a dish: cooked, or raw in a salad. Whole foods beside the dish are in sides/. */
export type FoodRow = {
  words: string
  kind: FoodKind
  cooked?: Food
  raw?: Food
  scale?: number
  isSmall?: true
}

export const foods: readonly FoodRow[] = [
  // what the dish is about
  {
    words: 'prawn*, shrimp*, kamba, gamba*, crevette*, camaron*, goong, tom yam kung, ebi',
    kind: 'main',
    cooked: meat.prawn,
    raw: meat.prawn,
    scale: 0.92,
  },
  {
    words: 'clam*, vongol*, almeja*, palourde*, ameijoa*',
    kind: 'main',
    cooked: clam,
    raw: clam,
    scale: 0.86,
  },
  {
    words: 'mussel*, moules, seafood, mejillon*',
    kind: 'main',
    cooked: meat.mussel,
    raw: meat.mussel,
  },
  {
    words: 'squid, calamari, pulpo, octopus, ngisi, pweza',
    kind: 'main',
    cooked: meat.squidRing,
    raw: meat.squidRing,
  },
  { words: 'lobster, crab, kaa, crayfish, crawfish', kind: 'main', cooked: meat.prawn, raw: meat.prawn },
  {
    words:
      'chicken, kuku, pollo, poulet, hahnchen, frango, murgh, kurczak, galinha, turkey, manok, tavuk, poultry',
    kind: 'main',
    cooked: meat.chickenChunk,
    raw: meat.chickenChunk,
  },
  { words: 'lamb, mutton, goat, mbuzi, agneau, cordero, kondoo, mouton', kind: 'main', cooked: meat.lamb },
  {
    words:
      'beef, nyama, steak, carne, boeuf, rind*, oxtail, veal, venison, brisket, chuck, manzo, vitello, ng ombe, short rib, stewing meat',
    kind: 'main',
    cooked: meat.beef,
  },
  {
    words:
      'sausage*, chorizo, wurst*, salsiccia, boerewors, andouille, kielbasa, chipolata*, frankfurter*, hot dog*',
    kind: 'main',
    cooked: meat.sausageCoin(),
  },
  {
    words: 'bacon, pancetta, guanciale, ham, prosciutto, speck, lardon*',
    kind: 'main',
    cooked: meat.baconBit,
    raw: meat.baconBit,
  },
  { words: 'pork, cerdo, porc, schwein*, maiale, nguruwe', kind: 'main', cooked: meat.porkChunk },
  { words: 'rabbit*, duck, kidneys, beef kidney, liver', kind: 'main', cooked: meat.beef },
  {
    words: 'salmon, trout, lachs, saumon, salmone',
    kind: 'main',
    cooked: meat.salmonChunk,
    raw: meat.salmonChunk,
  },
  {
    words:
      'fish, samaki, cod, tilapia, tuna, mackerel, anchov*, pescado, poisson, fisch, pesce, peixe, corvina, sea bass, halibut, haddock, anglerfish, hake',
    kind: 'main',
    cooked: meat.fishChunk,
    raw: meat.fishCube,
  },
  { words: 'paneer, tempeh, seitan, halloumi', kind: 'main', cooked: dairy.friedCube },
  { words: 'tofu, bean curd', kind: 'main', cooked: dairy.tofu, raw: dairy.tofu },
  {
    words: 'boiled egg*, hard boiled, hard cooked eggs',
    kind: 'main',
    cooked: eggs.eggHalf,
    raw: eggs.eggHalf,
    scale: 0.8,
  },
  // vegetables
  {
    words: 'carrot*, karoti, zanahoria*, carotte*, karotte*, mohre*, cenoura*',
    kind: 'veg',
    cooked: slices.carrotCoin,
    raw: slices.carrotCoin,
  },
  {
    words: 'pea, peas, njegere, green pea*, erbsen, piselli, guisantes, petits pois',
    kind: 'veg',
    cooked: seed.pea,
    raw: seed.pea,
    isSmall: true,
  },
  {
    words: 'corn, maize, mahindi, sweetcorn, elote, mais, choclo, pozole, hominy',
    kind: 'veg',
    cooked: seed.maize,
    raw: seed.maize,
    isSmall: true,
  },
  {
    words: 'mushroom*, champignon*, funghi, uyoga, shiitake, porcini, pilze, setas',
    kind: 'veg',
    cooked: slices.mushroom,
    raw: slices.mushroom,
  },
  {
    words:
      'bell pepper*, capsicum*, red pepper*, green pepper*, hoho, pimiento*, poivron*, peperoni, paprika pepper',
    kind: 'veg',
    cooked: slices.pepperStrip,
    raw: slices.pepperStrip,
    scale: 0.86,
  },
  {
    words: 'kale, spinach, chard, collard*, cabbage, sukuma*, mchicha, bok choy, savoy',
    kind: 'veg',
    cooked: wiltedLeaf,
  },
  {
    words: 'pumpkin, squash, kabocha, butternut, malenge, kalabasa, sweet potato*, yam*, viazi vitamu',
    kind: 'veg',
    cooked: meat.pumpkinChunk,
  },
  {
    words: 'potato*, viazi, papas, patate*, kartoffel*, batata*, aloo, gnocchi',
    kind: 'veg',
    cooked: meat.potatoChunk,
    raw: meat.potatoChunk,
  },
  { words: 'plantain*, matoke, ndizi, green banana*', kind: 'veg', cooked: meat.plantainChunk },
  {
    words: 'aubergine*, eggplant*, melanzan*, biringanya, berenjena*, brinjal',
    kind: 'veg',
    cooked: meat.aubergineChunk,
  },
  {
    words: 'zucchini*, courgette*, calabacin',
    kind: 'veg',
    cooked: slices.cucumber,
    raw: slices.cucumber,
    scale: 0.8,
  },
  { words: 'cucumber*, tango, pepino, gurke*, concombre, cetriol*', kind: 'veg', raw: slices.cucumber },
  {
    words: 'pickle*, gherkin*, cornichon*',
    kind: 'veg',
    raw: slices.pickle,
    cooked: slices.pickle,
    scale: 0.8,
  },
  {
    words: 'cherry tomato*, grape tomato*',
    kind: 'veg',
    cooked: slices.cherryTomato,
    raw: slices.cherryTomato,
  },
  { words: 'tomato*, nyanya, pomodor*, tomate*, jitomate', kind: 'veg', raw: slices.tomatoWedge },
  {
    words: 'red onion*, onion*, kitunguu, cebolla*, oignon*, zwiebel*, cipoll*, cebola*, shallot*',
    kind: 'veg',
    raw: slices.onionRing,
    scale: 0.92,
  },
  { words: 'radish*', kind: 'veg', raw: slices.radish },
  {
    words: 'avocado*, parachichi, palta, aguacate',
    kind: 'veg',
    raw: slices.avocadoSlice,
    cooked: slices.avocadoSlice,
  },
  {
    words: 'black olive*, kalamata, olives',
    kind: 'veg',
    raw: berry.olive,
    cooked: berry.olive,
    isSmall: true,
    scale: 0.8,
  },
  { words: 'caper*', kind: 'veg', raw: berry.caper, cooked: berry.caper, isSmall: true },
  { words: 'feta', kind: 'veg', raw: dairy.feta, scale: 1.1 },
  { words: 'bean sprout*', kind: 'veg', raw: seed.sprout, cooked: seed.sprout },
  {
    words: 'pineapple, ananas, pina',
    kind: 'veg',
    raw: fruitSlices.pineapple,
    cooked: fruitSlices.pineapple,
  },
  { words: 'bay leaf, bay leaves', kind: 'veg', cooked: bayLeaf, scale: 0.7 },
  // beans
  {
    words: 'chickpea*, garbanzo*, chana, dengu, ceci, kichererbsen',
    kind: 'bean',
    cooked: seed.chickpea,
    raw: seed.chickpea,
    isSmall: true,
  },
  {
    words: 'kidney bean*, red bean*, maharagwe, rajma',
    kind: 'bean',
    cooked: seed.bean('#8e2f2a'),
    raw: seed.bean('#8e2f2a'),
    isSmall: true,
  },
  {
    words: 'black bean*, frijoles negros',
    kind: 'bean',
    cooked: seed.bean('#3a2a30'),
    raw: seed.bean('#3a2a30'),
    isSmall: true,
  },
  {
    words: 'white bean*, cannellini, navy bean*, butter bean*, great northern, fagioli, haricot*, lima bean*',
    kind: 'bean',
    cooked: seed.bean('#ecdcb4'),
    raw: seed.bean('#ecdcb4'),
    isSmall: true,
  },
  {
    words: 'green bean*, string bean*, wax bean*, edamame',
    kind: 'bean',
    cooked: seed.bean('#6f9a3c'),
    raw: seed.bean('#6f9a3c'),
    isSmall: true,
  },
  {
    words: 'pinto*, bean*, frijol*, feijao, bohnen, githeri, kunde',
    kind: 'bean',
    cooked: seed.bean('#a8623c'),
    raw: seed.bean('#a8623c'),
    isSmall: true,
  },
  {
    words: 'lentil*, lentejas, linsen, kamande, lenticchie, dal',
    kind: 'bean',
    cooked: seed.lentil,
    raw: seed.lentil,
    isSmall: true,
    scale: 1.2,
  },
  // fruit
  {
    words: 'strawberr*, fraise*, fresa*, erdbeer*, fragol*, morango*',
    kind: 'fruit',
    raw: berry.strawberryHalf,
    cooked: berry.strawberryHalf,
    scale: 0.9,
  },
  { words: 'raspberr*, framboise*, himbeer*', kind: 'fruit', raw: berry.raspberry, cooked: berry.raspberry },
  {
    words: 'blueberr*, bilberr*, heidelbeer*, blackberr*, myrtille*',
    kind: 'fruit',
    raw: berry.blueberry,
    cooked: berry.blueberry,
  },
  {
    words: 'cherr*, kirsch*, ciliegi*, cerise*, cereza*',
    kind: 'fruit',
    raw: berry.cherry,
    cooked: berry.cherry,
  },
  {
    words: 'banana*, ndizi mbivu, platano',
    kind: 'fruit',
    raw: fruitSlices.bananaCoin,
    cooked: fruitSlices.bananaCoin,
  },
  {
    words: 'apple*, apfel*, mela, mele, pomme*, manzana*, tufaha, pear*, birne*',
    kind: 'fruit',
    raw: fruitSlices.appleSlice,
    cooked: fruitSlices.appleSlice,
  },
  {
    words: 'mango*, embe, peach*, apricot*, papaya',
    kind: 'fruit',
    raw: fruitSlices.mangoCube,
    cooked: fruitSlices.mangoCube,
  },
  { words: 'pineapple, ananas', kind: 'fruit', raw: fruitSlices.pineapple, cooked: fruitSlices.pineapple },
  {
    words: 'orange*, machungwa, naranja*, arancia, clementine*, mandarin*, pomeran*',
    kind: 'fruit',
    raw: citrus.orange,
    cooked: citrus.orange,
  },
  {
    words: 'lemon*, limon*, limau, citron, zitrone*',
    kind: 'fruit',
    raw: citrus.lemon,
    cooked: citrus.lemon,
  },
  { words: 'lime*, ndimu', kind: 'fruit', raw: citrus.lime, cooked: citrus.lime },
  { words: 'fig, figs, feige*', kind: 'fruit', raw: berry.fig, cooked: berry.fig },
  { words: 'grape*, uva*', kind: 'fruit', raw: berry.grape('#6b3a6a'), cooked: berry.grape('#6b3a6a') },
  { words: 'gooseberr*', kind: 'fruit', raw: berry.grape('#a8b848'), cooked: berry.grape('#a8b848') },
  {
    words: 'plum*, pflaume*, prune*',
    kind: 'fruit',
    raw: berry.grape('#5a2a4c'),
    cooked: berry.grape('#5a2a4c'),
    scale: 1.3,
  },
  { words: 'pomegranate*', kind: 'fruit', raw: berry.pomegranate, cooked: berry.pomegranate, isSmall: true },
  // nuts and small sweet things
  { words: 'walnut*, pecan*, noix, nuez', kind: 'nut', raw: seed.walnut, cooked: seed.walnut },
  {
    words: 'almond*, mandel*, amande*, almendra*, mandorl*',
    kind: 'nut',
    raw: seed.almond,
    cooked: seed.almondFlake,
    isSmall: true,
  },
  { words: 'cashew*, korosho, kaju', kind: 'nut', raw: seed.cashew, cooked: seed.cashew, isSmall: true },
  {
    words: 'peanut*, karanga, groundnut*, cacahuete*, nut, nuts, hazelnut*, macadamia*',
    kind: 'nut',
    raw: seed.peanut,
    cooked: seed.peanut,
    isSmall: true,
  },
  {
    words: 'raisin*, sultana*, currant*, rosine*, uvetta, cranberr*',
    kind: 'nut',
    raw: seed.raisin,
    cooked: seed.raisin,
    isSmall: true,
  },
  {
    words: 'chocolate chip*, chocolate chunk*, chocolate',
    kind: 'nut',
    raw: seed.chocolateChip,
    cooked: seed.chocolateChip,
    isSmall: true,
  },
  {
    words: 'coconut*, nazi, kokos*, coco',
    kind: 'nut',
    raw: fruitSlices.coconutShred,
    cooked: fruitSlices.coconutShred,
    isSmall: true,
  },
]

/** Returns the foods of one kind that a recipe has. Those in its title come first. */
export function foodsOf(recipe: Recipe, kind: FoodKind): FoodRow[] {
  const found = foods.filter(row => row.kind === kind && recipe.has(row.words))
  return [
    ...found.filter(row => recipe.isNamed(row.words)),
    ...found.filter(row => !recipe.isNamed(row.words)),
  ]
}
