import * as bakes from './bakes.ts'
import * as bowls from './bowls.ts'
import * as breads from './breads.ts'
import * as cakes from './cakes.ts'
import type { Dish } from './dish.ts'
import * as drinks from './drinks.ts'
import * as eggs from './eggs.ts'
import * as fish from './fish.ts'
import * as fried from './fried.ts'
import * as handheld from './handheld.ts'
import * as meats from './meats.ts'
import * as noodle from './noodles.ts'
import * as rices from './rice.ts'
import * as salads from './salads.ts'
import * as soups from './soups.ts'
import * as starches from './starches.ts'
import * as sweets from './sweets.ts'

/** Every dish family and how it is laid on the table. */
export const dishes = {
  rice: rices.rice,
  risotto: rices.risotto,
  paella: rices.paella,
  couscous: rices.couscous,
  riceAndSauce: rices.riceAndSauce,
  grainBowl: rices.grainBowl,
  noodles: noodle.noodles,
  noodleSoup: noodle.noodleSoup,
  shortPasta: noodle.shortPasta,
  filledPasta: noodle.filledPasta,
  creamSoup: soups.creamSoup,
  brothSoup: soups.brothSoup,
  stew: soups.stew,
  curry: soups.curry,
  beans: soups.beans,
  dal: soups.dal,
  tagine: soups.tagine,
  salad: salads.salad,
  choppedSalad: salads.choppedSalad,
  slaw: salads.slaw,
  greens: salads.greens,
  creamySalad: salads.creamySalad,
  beanSalad: salads.beanSalad,
  ceviche: salads.ceviche,
  ugali: starches.ugali,
  mash: starches.mash,
  porridge: starches.porridge,
  injera: starches.injeraPlatter,
  flatbread: breads.flatbreads,
  crepes: breads.crepes,
  pizza: breads.pizza,
  loaf: breads.loaf,
  tinLoaf: breads.tinLoaf,
  rolls: breads.rolls,
  toast: breads.toasts,
  focaccia: breads.focaccia,
  mandazi: fried.mandazi,
  fritters: fried.fritters,
  doughnuts: fried.doughnuts,
  samosa: fried.samosas,
  dumplings: fried.dumplings,
  springRolls: fried.rollsFried,
  crisps: fried.crisps,
  fries: fried.fries,
  cake: cakes.cake,
  lavaCake: cakes.lavaCake,
  pudding: cakes.pudding,
  pie: cakes.pie,
  traybake: cakes.traybake,
  muffins: cakes.muffins,
  tiramisu: cakes.tiramisu,
  cookies: sweets.cookies,
  sweetBalls: sweets.sweetBalls,
  pancakes: sweets.pancakes,
  waffles: sweets.waffles,
  creamBowl: sweets.creamBowl,
  pavlova: sweets.pavlova,
  fruit: sweets.fruitPlate,
  shakshuka: eggs.shakshuka,
  friedEggs: eggs.friedEggs,
  boiledEggs: eggs.boiledEggs,
  omelette: eggs.omelette,
  frittata: eggs.frittata,
  steak: meats.steakDish,
  roast: meats.roast,
  chops: meats.chops,
  ribs: meats.ribs,
  chicken: meats.drumsticks,
  sausages: meats.sausages,
  meatballs: meats.meatballs,
  skewers: meats.skewers,
  cutlet: meats.cutlets,
  mince: meats.mincedMeat,
  tartare: meats.tartare,
  fishFillet: fish.fishFillet,
  wholeFish: fish.wholeFish,
  seafood: fish.seafood,
  sushi: fish.sushi,
  casserole: bakes.casserole,
  roastVegetables: bakes.roastVegetables,
  stuffed: bakes.stuffedVegetables,
  stirFry: bakes.stirFry,
  tofu: bakes.tofuDish,
  vegetables: bakes.slicedVegetables,
  dip: bowls.dip,
  sauce: bowls.sauce,
  jars: bowls.jars,
  spices: bowls.spices,
  cheese: bowls.cheeses,
  dough: bowls.dough,
  popcorn: bowls.popcorn,
  fondue: bowls.fondue,
  hotDrink: drinks.hotDrink,
  coldDrink: drinks.coldDrink,
  burger: handheld.burger,
  sandwich: handheld.sandwich,
  tacos: handheld.tacos,
  wraps: handheld.wraps,
  quesadillas: handheld.quesadillas,
} satisfies Record<string, Dish>

export type Family = keyof typeof dishes
export type { Dish }
