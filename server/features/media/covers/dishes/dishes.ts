import * as burger from './burger.ts'
import * as cake from './cake.ts'
import * as casserole from './casserole.ts'
import * as cheeses from './cheeses.ts'
import * as cookies from './cookies.ts'
import * as creams from './creams.ts'
import * as crisps from './crisps.ts'
import * as dips from './dips.ts'
import type { Dish } from './dish.ts'
import * as dough from './dough.ts'
import * as drinks from './drinks.ts'
import * as eggs from './eggs.ts'
import * as fish from './fish.ts'
import * as flatbreads from './flatbreads.ts'
import * as friedDough from './fried-dough.ts'
import * as fruit from './fruit.ts'
import * as grill from './grill.ts'
import * as injera from './injera.ts'
import * as jars from './jars.ts'
import * as lavaCake from './lava-cake.ts'
import * as loaves from './loaves.ts'
import * as mash from './mash.ts'
import * as minced from './minced.ts'
import * as noodles from './noodles.ts'
import * as omelette from './omelette.ts'
import * as pancakes from './pancakes.ts'
import * as parcels from './parcels.ts'
import * as pasta from './pasta.ts'
import * as pie from './pie.ts'
import * as poultry from './poultry.ts'
import * as pulses from './pulses.ts'
import * as rices from './rice.ts'
import * as roastVegetables from './roast-vegetables.ts'
import * as roasts from './roasts.ts'
import * as rolls from './rolls.ts'
import * as salads from './salads.ts'
import * as sandwiches from './sandwiches.ts'
import * as seafood from './seafood.ts'
import * as smallCakes from './small-cakes.ts'
import * as soups from './soups.ts'
import * as stews from './stews.ts'
import * as toasts from './toasts.ts'
import * as tortillas from './tortillas.ts'
import * as trays from './trays.ts'
import * as ugali from './ugali.ts'
import * as wok from './wok.ts'

/** Every dish family and how it is laid on the table. */
export const dishes = {
  rice: rices.rice,
  risotto: rices.risotto,
  paella: rices.paella,
  couscous: rices.couscous,
  riceAndSauce: rices.riceAndSauce,
  grainBowl: rices.grainBowl,
  noodles: noodles.noodles,
  noodleSoup: noodles.noodleSoup,
  shortPasta: pasta.shortPasta,
  filledPasta: pasta.filledPasta,
  creamSoup: soups.creamSoup,
  brothSoup: soups.brothSoup,
  stew: stews.stew,
  curry: stews.curry,
  beans: pulses.beans,
  dal: pulses.dal,
  tagine: stews.tagine,
  salad: salads.salad,
  choppedSalad: salads.choppedSalad,
  slaw: salads.slaw,
  greens: salads.greens,
  creamySalad: salads.creamySalad,
  beanSalad: salads.beanSalad,
  ceviche: salads.ceviche,
  ugali: ugali.ugali,
  mash: mash.mash,
  porridge: mash.porridge,
  injera: injera.injeraPlatter,
  flatbread: flatbreads.flatbreads,
  crepes: flatbreads.crepes,
  pizza: flatbreads.pizza,
  loaf: loaves.loaf,
  tinLoaf: loaves.tinLoaf,
  rolls: rolls.rolls,
  toast: toasts.toasts,
  focaccia: rolls.focaccia,
  mandazi: friedDough.mandazi,
  fritters: friedDough.fritters,
  doughnuts: friedDough.doughnuts,
  samosa: parcels.samosas,
  dumplings: parcels.dumplings,
  springRolls: parcels.rollsFried,
  crisps: crisps.crisps,
  fries: crisps.fries,
  cake: cake.cake,
  lavaCake: lavaCake.lavaCake,
  pudding: smallCakes.pudding,
  pie: pie.pie,
  strudel: loaves.strudel,
  compote: fruit.compote,
  traybake: trays.traybake,
  muffins: smallCakes.muffins,
  tiramisu: trays.tiramisu,
  cookies: cookies.cookies,
  sweetBalls: cookies.sweetBalls,
  pancakes: pancakes.pancakes,
  waffles: pancakes.waffles,
  creamBowl: creams.creamBowl,
  pavlova: creams.pavlova,
  fruit: fruit.fruitPlate,
  shakshuka: eggs.shakshuka,
  friedEggs: eggs.friedEggs,
  boiledEggs: eggs.boiledEggs,
  omelette: omelette.omelette,
  frittata: omelette.frittata,
  steak: roasts.steakDish,
  roast: roasts.roast,
  chops: roasts.chops,
  ribs: roasts.ribs,
  chicken: poultry.drumsticks,
  sausages: grill.sausages,
  meatballs: grill.meatballs,
  skewers: grill.skewers,
  cutlet: grill.cutlets,
  mince: minced.mincedMeat,
  tartare: minced.tartare,
  fishFillet: fish.fishFillet,
  wholeFish: fish.wholeFish,
  seafood: seafood.seafood,
  sushi: seafood.sushi,
  casserole: casserole.casserole,
  roastVegetables: roastVegetables.roastVegetables,
  stuffed: casserole.stuffedVegetables,
  stirFry: wok.stirFry,
  tofu: wok.tofuDish,
  vegetables: roastVegetables.slicedVegetables,
  dip: dips.dip,
  sauce: dips.sauce,
  jars: jars.jars,
  spices: jars.spices,
  cheese: cheeses.cheeses,
  dough: dough.dough,
  popcorn: dough.popcorn,
  fondue: cheeses.fondue,
  hotDrink: drinks.hotDrink,
  coldDrink: drinks.coldDrink,
  burger: burger.burger,
  sandwich: sandwiches.sandwich,
  tacos: tortillas.tacos,
  wraps: tortillas.wraps,
  quesadillas: tortillas.quesadillas,
} satisfies Record<string, Dish>

export type Family = keyof typeof dishes
export type { Dish }
