import type { Food } from '../brush/piece.ts'
import { almond, bean, cashew, chickpea, lentil, raisin, walnut } from '../toppings/seeds.ts'
import { lemon, lime } from '../toppings/slices.ts'
import type { Recipe } from '../words/recipe.ts'
import * as fruit from './fruits.ts'
import * as pantry from './pantry.ts'
import * as veg from './vegetables.ts'

/** A whole food beside the dish: how large, and whether it is big enough to be the loner. */
export type Side = { words: string; food: Food; scale: number; isSmall?: true; isDrink?: true }

export const sides: readonly Side[] = [
  { words: 'tomato*, nyanya, pomodor*, tomate*, passata', food: veg.tomato, scale: 1.04 },
  { words: 'red onion*', food: veg.redOnion, scale: 1 },
  {
    words: 'onion*, kitunguu, cebolla*, oignon*, zwiebel*, cipoll*, cebola*, shallot*',
    food: veg.onion,
    scale: 0.94,
  },
  { words: 'garlic, kitunguu saumu, ajo, ail, knoblauch, aglio, alho', food: veg.garlic, scale: 0.84 },
  {
    words:
      'chili, chilli, chilies, chillies, chile*, jalapeno*, cayenne, pilipili, piri piri, peperoncino, habanero*, red pepper flakes',
    food: veg.chilli,
    scale: 0.74,
    isSmall: true,
  },
  { words: 'green pepper*, green bell*, hoho', food: veg.bellPepper('#4f8a34'), scale: 0.98 },
  {
    words: 'bell pepper*, capsicum*, red pepper*, pimiento*, poivron*, paprika',
    food: veg.bellPepper('#cf3420'),
    scale: 0.98,
  },
  { words: 'carrot*, karoti, zanahoria*, carotte*, karotte*', food: veg.carrot, scale: 0.86 },
  { words: 'sweet potato*, viazi vitamu, camote', food: veg.sweetPotato, scale: 0.92 },
  { words: 'potato*, viazi, papas, patate*, kartoffel*, batata*', food: veg.potato, scale: 0.98 },
  { words: 'mushroom*, champignon*, funghi, uyoga, shiitake', food: veg.mushroom, scale: 0.94 },
  { words: 'corn, maize, mahindi, polenta, cornmeal, elote, choclo, ugali', food: veg.maizeCob, scale: 0.92 },
  { words: 'avocado*, parachichi, palta', food: veg.avocado, scale: 0.96 },
  { words: 'broccoli', food: veg.broccoli, scale: 0.98 },
  {
    words: 'cucumber*, tango, zucchini*, courgette*, pickle*, gherkin*',
    food: veg.cucumberWhole,
    scale: 0.94,
  },
  { words: 'eggplant*, aubergine*, melanzan*, biringanya', food: veg.aubergine, scale: 0.98 },
  { words: 'spinach, kale, sukuma*, collard*, mchicha, chard', food: veg.spinachBunch, scale: 0.96 },
  { words: 'lettuce, cabbage, kabichi, greens, salad', food: veg.leafyGreen, scale: 1.02 },
  { words: 'pumpkin, squash, kabocha, butternut, malenge', food: veg.pumpkin, scale: 1.02 },
  { words: 'beet*, betterave', food: veg.beetroot, scale: 0.98 },
  { words: 'ginger, tangawizi, gingembre, jengibre', food: veg.ginger, scale: 0.84 },
  { words: 'pea, peas, njegere, green bean*', food: veg.peaPod, scale: 0.86, isSmall: true },
  { words: 'lemon*, limau, limone*, citron, zitrone*', food: fruit.lemonWhole, scale: 0.9 },
  { words: 'lime*, ndimu', food: fruit.limeWhole, scale: 0.9 },
  { words: 'orange*, machungwa, naranja*, clementine*, mandarin*', food: fruit.orangeWhole, scale: 1 },
  { words: 'apple*, apfel*, manzana*, tufaha', food: fruit.apple, scale: 1 },
  { words: 'pear*, birne*', food: fruit.pear, scale: 0.96 },
  { words: 'banana*, ndizi, plantain*, matoke', food: fruit.banana, scale: 0.96 },
  { words: 'coconut*, nazi, kokos*, coco', food: fruit.coconutHalf, scale: 1.1 },
  { words: 'strawberr*, raspberr*', food: fruit.strawberryWhole, scale: 0.86 },
  { words: 'blueberr*, bilberr*, blackberr*', food: fruit.blueberries, scale: 0.9, isSmall: true },
  { words: 'cherr*', food: fruit.cherries, scale: 0.92, isSmall: true },
  { words: 'mango*, embe, peach*, apricot*', food: fruit.mangoWhole, scale: 0.96 },
  { words: 'plum*, prune*, grape*', food: fruit.plumWhole, scale: 0.88 },
  { words: 'pineapple, ananas', food: fruit.pineappleWhole, scale: 1.02 },
  { words: 'olive, olives', food: fruit.olives, scale: 0.8, isSmall: true },
  { words: 'date, dates, tende', food: fruit.dates, scale: 0.88, isSmall: true },
  { words: 'egg, eggs, mayai, huevo*, oeuf*, eier, uova', food: pantry.eggWhole, scale: 0.84 },
  { words: 'chocolate, cocoa, cacao, kakao', food: pantry.chocolate, scale: 1 },
  { words: 'butter, siagi, mantequilla, beurre', food: pantry.butterDish, scale: 0.94 },
  {
    words:
      'cheese*, parmesan, pecorino, cheddar, gruyere, mozzarella, queso, formaggio, fromage, kase, jibini',
    food: pantry.cheeseWedge,
    scale: 0.92,
  },
  { words: 'bacon, pancetta, guanciale, lardon*, ham', food: pantry.baconStrips, scale: 0.86 },
  { words: 'peanut*, karanga, groundnut*', food: pantry.peanutShells, scale: 0.88 },
  { words: 'walnut*, pecan*', food: pantry.nutsBowl(walnut), scale: 0.9 },
  { words: 'almond*, mandel*', food: pantry.nutsBowl(almond), scale: 0.9 },
  { words: 'cashew*, korosho, nuts, hazelnut*', food: pantry.nutsBowl(cashew), scale: 0.9 },
  { words: 'raisin*, sultana*, cranberr*', food: pantry.nutsBowl(raisin), scale: 0.86 },
  {
    words: 'kidney bean*, maharagwe, red bean*, black bean*',
    food: pantry.beansBowl(bean('#8e2f2a')),
    scale: 0.9,
  },
  { words: 'bean*, cannellini, pinto*', food: pantry.beansBowl(bean('#e8d7a8')), scale: 0.9 },
  { words: 'chickpea*, garbanzo*, dengu', food: pantry.beansBowl(chickpea), scale: 0.9 },
  { words: 'lentil*, dal, kamande', food: pantry.beansBowl(lentil), scale: 0.86 },
  { words: 'honey, asali, syrup', food: pantry.honeyBowl, scale: 0.94 },
  { words: 'soy sauce, hoisin, fish sauce, vinegar', food: pantry.soyBowl, scale: 0.94 },
  { words: 'milk, maziwa, cream, yogurt*, yoghurt*, buttermilk, leche', food: pantry.milkBowl, scale: 0.96 },
  { words: 'cinnamon, mdalasini', food: pantry.cinnamonSticks, scale: 0.94, isSmall: true },
  { words: 'star anise', food: pantry.starAnises, scale: 1, isSmall: true },
  { words: 'cardamom, iliki', food: pantry.cardamoms, scale: 1.05, isSmall: true },
  { words: 'bay leaf, bay leaves', food: pantry.bayLeaves, scale: 1, isSmall: true },
  { words: 'basil', food: pantry.basilSprig, scale: 0.9, isSmall: true },
  { words: 'mint, menta', food: pantry.mintSprig, scale: 0.9, isSmall: true },
  { words: 'rosemary, thyme, sage', food: pantry.rosemarySprig, scale: 0.94, isSmall: true },
  { words: 'dill', food: pantry.dillSprig, scale: 0.94, isSmall: true },
  { words: 'cilantro, coriander, dhania', food: pantry.corianderBunch, scale: 0.94, isSmall: true },
  {
    words: 'scallion*, spring onion*, green onion*, chive*',
    food: pantry.scallionRings,
    scale: 0.94,
    isSmall: true,
  },
  { words: 'parsley', food: pantry.parsleyBunch, scale: 0.94, isSmall: true },
  { words: 'turmeric, curry powder, curry, haldi', food: pantry.spiceBowl('#e0a024'), scale: 0.96 },
  {
    words: 'cumin, garam masala, pilau masala, masala, nutmeg, allspice',
    food: pantry.spiceBowl('#a8682f'),
    scale: 0.96,
  },
  { words: 'rice, mchele, arroz, wali', food: pantry.riceBowl, scale: 0.98 },
  { words: 'flour, unga, harina, farine, mehl, yeast, oat*, bread', food: pantry.wheat, scale: 0.9 },
  { words: 'olive oil, oil, mafuta', food: pantry.oilBowl, scale: 0.96 },
  { words: 'sugar, sukari', food: pantry.sugarBowl, scale: 0.92 },
  { words: 'tea, chai', food: pantry.teaCup, scale: 1, isDrink: true },
  { words: 'coffee, espresso, kahawa', food: pantry.coffeeCup, scale: 1, isDrink: true },
  { words: 'wine', food: pantry.winePool, scale: 0.96 },
]

/** Cut in half, for the loner: the inside of a citrus tells more than its peel. */
export const halves: readonly Side[] = [
  { words: 'lime*, ndimu', food: lime, scale: 1.5 },
  { words: 'lemon*, limau', food: lemon, scale: 1.6 },
]

const many = 5

/** The foods of the recipe that can lie beside it, those of its title first; never one twice. */
export function sidesOf(recipe: Recipe): Side[] {
  const found = sides.filter(side => recipe.has(side.words) && !(side.isDrink && recipe.isNamed(side.words)))
  const ranked = [
    ...found.filter(side => recipe.isNamed(side.words)),
    ...found.filter(side => !recipe.isNamed(side.words)),
  ]
  const chosen: Side[] = []
  for (const side of ranked) {
    const isDoubled = chosen.some(other => other.food === side.food || isKin(other.words, side.words))
    if (!isDoubled) chosen.push(side)
    if (chosen.length === many) break
  }
  return chosen
}

/** Two kinds of onion or pepper side by side tell nothing new. */
function isKin(one: string, other: string): boolean {
  return ['onion*', 'pepper*', 'potato*', 'bean*'].some(word => one.includes(word) && other.includes(word))
}
