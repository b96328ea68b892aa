import type { Food } from '../brush/piece.ts'
import { almond, bean, cashew, chickpea, lentil, raisin, walnut } from '../toppings/seeds.ts'
import type { Recipe } from '../words/recipe.ts'
import * as bowls from './bowls.ts'
import * as fruits from './fruits.ts'
import * as greens from './greens.ts'
import * as herbs from './herbs.ts'
import * as pantry from './pantry.ts'
import * as roots from './roots.ts'
import * as smallFruits from './small-fruits.ts'
import * as vegetables from './vegetables.ts'

/** A whole food beside the dish, and its scale. The loner is one with `isSmall`, if the recipe has one left. */
export type Side = { words: string; food: Food; scale: number; isSmall?: true; isDrink?: true }

export const sides: readonly Side[] = [
  { words: 'tomato*, nyanya, pomodor*, tomate*, passata', food: vegetables.tomato, scale: 1.04 },
  { words: 'red onion*', food: roots.redOnion, scale: 1 },
  {
    words: 'onion*, kitunguu, cebolla*, oignon*, zwiebel*, cipoll*, cebola*, shallot*',
    food: roots.onion,
    scale: 0.94,
  },
  { words: 'garlic, kitunguu saumu, ajo, ail, knoblauch, aglio, alho', food: roots.garlic, scale: 0.84 },
  {
    words:
      'chili, chilli, chilies, chillies, chile*, jalapeno*, cayenne, pilipili, piri piri, peperoncino, habanero*, red pepper flakes',
    food: vegetables.chilli,
    scale: 0.74,
    isSmall: true,
  },
  { words: 'green pepper*, green bell*, hoho', food: vegetables.bellPepper('#4f8a34'), scale: 0.98 },
  {
    words: 'bell pepper*, capsicum*, red pepper*, pimiento*, poivron*, paprika',
    food: vegetables.bellPepper('#cf3420'),
    scale: 0.98,
  },
  { words: 'carrot*, karoti, zanahoria*, carotte*, karotte*', food: roots.carrot, scale: 0.86 },
  { words: 'sweet potato*, viazi vitamu, camote', food: roots.sweetPotato, scale: 0.92 },
  { words: 'potato*, viazi, papas, patate*, kartoffel*, batata*', food: roots.potato, scale: 0.98 },
  { words: 'mushroom*, champignon*, funghi, uyoga, shiitake', food: vegetables.mushroom, scale: 0.94 },
  {
    words: 'corn, maize, mahindi, polenta, cornmeal, elote, choclo, ugali',
    food: greens.maizeCob,
    scale: 0.92,
  },
  { words: 'avocado*, parachichi, palta', food: greens.avocado, scale: 0.96 },
  { words: 'broccoli', food: greens.broccoli, scale: 0.98 },
  {
    words: 'cucumber*, tango, zucchini*, courgette*, pickle*, gherkin*',
    food: greens.cucumberWhole,
    scale: 0.94,
  },
  { words: 'eggplant*, aubergine*, melanzan*, biringanya', food: vegetables.aubergine, scale: 0.98 },
  { words: 'spinach, kale, sukuma*, collard*, mchicha, chard', food: greens.spinachBunch, scale: 0.96 },
  { words: 'lettuce, cabbage, kabichi, greens, salad', food: greens.leafyGreen, scale: 1.02 },
  { words: 'pumpkin, squash, kabocha, butternut, malenge', food: vegetables.pumpkin, scale: 1.02 },
  { words: 'beet*, betterave', food: roots.beetroot, scale: 0.98 },
  { words: 'ginger, tangawizi, gingembre, jengibre', food: roots.ginger, scale: 0.84 },
  { words: 'pea, peas, njegere, green bean*', food: greens.peaPod, scale: 0.86, isSmall: true },
  { words: 'lemon*, limau, limone*, citron, zitrone*', food: fruits.lemonWhole, scale: 0.9 },
  { words: 'lime*, ndimu', food: fruits.limeWhole, scale: 0.9 },
  { words: 'orange*, machungwa, naranja*, clementine*, mandarin*', food: fruits.orangeWhole, scale: 1 },
  { words: 'apple*, apfel*, manzana*, tufaha', food: fruits.apple, scale: 1 },
  { words: 'pear*, birne*', food: fruits.pear, scale: 0.96 },
  { words: 'banana*, ndizi, plantain*, matoke', food: fruits.banana, scale: 0.96 },
  { words: 'coconut*, nazi, kokos*, coco', food: fruits.coconutHalf, scale: 1.1 },
  { words: 'strawberr*, raspberr*', food: smallFruits.strawberryWhole, scale: 0.86 },
  { words: 'blueberr*, bilberr*, blackberr*', food: smallFruits.blueberries, scale: 0.9, isSmall: true },
  { words: 'cherr*', food: smallFruits.cherries, scale: 0.92, isSmall: true },
  { words: 'mango*, embe, peach*, apricot*', food: fruits.mangoWhole, scale: 0.96 },
  { words: 'plum*, prune*, grape*', food: smallFruits.plumWhole, scale: 0.88 },
  { words: 'pineapple, ananas', food: fruits.pineappleWhole, scale: 1.02 },
  { words: 'olive, olives', food: smallFruits.olives, scale: 0.8, isSmall: true },
  { words: 'date, dates, tende', food: smallFruits.dates, scale: 0.88, isSmall: true },
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
  { words: 'walnut*, pecan*', food: bowls.nutsBowl(walnut), scale: 0.9 },
  { words: 'almond*, mandel*', food: bowls.nutsBowl(almond), scale: 0.9 },
  { words: 'cashew*, korosho, nuts, hazelnut*', food: bowls.nutsBowl(cashew), scale: 0.9 },
  { words: 'raisin*, sultana*, cranberr*', food: bowls.nutsBowl(raisin), scale: 0.86 },
  {
    words: 'kidney bean*, maharagwe, red bean*, black bean*',
    food: bowls.beansBowl(bean('#8e2f2a')),
    scale: 0.9,
  },
  { words: 'bean*, cannellini, pinto*', food: bowls.beansBowl(bean('#e8d7a8')), scale: 0.9 },
  { words: 'chickpea*, garbanzo*, dengu', food: bowls.beansBowl(chickpea), scale: 0.9 },
  { words: 'lentil*, dal, kamande', food: bowls.beansBowl(lentil), scale: 0.86 },
  { words: 'honey, asali, syrup', food: bowls.honeyBowl, scale: 0.94 },
  { words: 'soy sauce, hoisin, fish sauce, vinegar', food: bowls.soyBowl, scale: 0.94 },
  { words: 'milk, maziwa, cream, yogurt*, yoghurt*, buttermilk, leche', food: bowls.milkBowl, scale: 0.96 },
  { words: 'cinnamon, mdalasini', food: herbs.cinnamonSticks, scale: 0.94, isSmall: true },
  { words: 'star anise', food: herbs.starAnises, scale: 1, isSmall: true },
  { words: 'cardamom, iliki', food: herbs.cardamoms, scale: 1.05, isSmall: true },
  { words: 'bay leaf, bay leaves', food: herbs.bayLeaves, scale: 1, isSmall: true },
  { words: 'basil', food: herbs.basilSprig, scale: 0.9, isSmall: true },
  { words: 'mint, menta', food: herbs.mintSprig, scale: 0.9, isSmall: true },
  { words: 'rosemary, thyme, sage', food: herbs.rosemarySprig, scale: 0.94, isSmall: true },
  { words: 'dill', food: herbs.dillSprig, scale: 0.94, isSmall: true },
  { words: 'cilantro, coriander, dhania', food: herbs.corianderBunch, scale: 0.94, isSmall: true },
  {
    words: 'scallion*, spring onion*, green onion*, chive*',
    food: herbs.scallionRings,
    scale: 0.94,
    isSmall: true,
  },
  { words: 'parsley', food: herbs.parsleyBunch, scale: 0.94, isSmall: true },
  { words: 'turmeric, curry powder, curry, haldi', food: bowls.spiceBowl('#e0a024'), scale: 0.96 },
  {
    words: 'cumin, garam masala, pilau masala, masala, nutmeg, allspice',
    food: bowls.spiceBowl('#a8682f'),
    scale: 0.96,
  },
  { words: 'rice, mchele, arroz, wali', food: bowls.riceBowl, scale: 0.98 },
  { words: 'flour, unga, harina, farine, mehl, yeast, oat*, bread', food: pantry.wheat, scale: 0.9 },
  { words: 'olive oil, oil, mafuta', food: bowls.oilBowl, scale: 0.96 },
  { words: 'sugar, sukari', food: bowls.sugarBowl, scale: 0.92 },
  { words: 'tea, chai', food: bowls.teaCup, scale: 1, isDrink: true },
  { words: 'coffee, espresso, kahawa', food: bowls.coffeeCup, scale: 1, isDrink: true },
  { words: 'wine', food: bowls.winePool, scale: 0.96 },
]

const many = 5

/** Returns the foods of the recipe that can lie beside it, those in its title first. None occurs twice. */
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

/** Checks whether two foods are of the same kind: two kinds of onion or pepper side by side add nothing. */
function isKin(one: string, other: string): boolean {
  return ['onion*', 'pepper*', 'potato*', 'bean*'].some(word => one.includes(word) && other.includes(word))
}
