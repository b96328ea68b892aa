import * as bibimbap from './bibimbap.ts'
import * as borscht from './borscht.ts'
import * as breadPudding from './bread-pudding.ts'
import * as burger from './burger.ts'
import * as cake from './cake.ts'
import * as casserole from './casserole.ts'
import * as cheeseBreads from './cheese-breads.ts'
import * as cheeses from './cheeses.ts'
import * as chickenPots from './chicken-pots.ts'
import * as cookies from './cookies.ts'
import * as creams from './creams.ts'
import * as crisps from './crisps.ts'
import * as custardTarts from './custard-tarts.ts'
import * as dips from './dips.ts'
import type { Dish } from './dish.ts'
import * as dough from './dough.ts'
import * as drinks from './drinks.ts'
import * as eggs from './eggs.ts'
import * as fish from './fish.ts'
import * as fishSteaks from './fish-steaks.ts'
import * as flatbreads from './flatbreads.ts'
import * as friedDough from './fried-dough.ts'
import * as fruit from './fruit.ts'
import * as grill from './grill.ts'
import * as injera from './injera.ts'
import * as jars from './jars.ts'
import * as koshari from './koshari.ts'
import * as lavaCake from './lava-cake.ts'
import * as loaves from './loaves.ts'
import * as mangoRice from './mango-rice.ts'
import * as mash from './mash.ts'
import * as minced from './minced.ts'
import * as noodles from './noodles.ts'
import * as omelette from './omelette.ts'
import * as pancakes from './pancakes.ts'
import * as parcels from './parcels.ts'
import * as pasta from './pasta.ts'
import * as pie from './pie.ts'
import * as plantains from './plantains.ts'
import * as poultry from './poultry.ts'
import * as pulses from './pulses.ts'
import * as pumpkinPot from './pumpkin-pot.ts'
import * as ratatouille from './ratatouille.ts'
import * as rices from './rice.ts'
import * as roastVegetables from './roast-vegetables.ts'
import * as roasts from './roasts.ts'
import * as rolls from './rolls.ts'
import * as salads from './salads.ts'
import * as sandwiches from './sandwiches.ts'
import * as seafood from './seafood.ts'
import * as slicedSteak from './sliced-steak.ts'
import * as smallCakes from './small-cakes.ts'
import * as soups from './soups.ts'
import * as spongePudding from './sponge-pudding.ts'
import * as stews from './stews.ts'
import * as stuffedAubergine from './stuffed-aubergine.ts'
import * as summerRolls from './summer-rolls.ts'
import * as tabbouleh from './tabbouleh.ts'
import * as thali from './thali.ts'
import * as tibs from './tibs.ts'
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
  koshari: koshari.koshari,
  thali: thali.thali,
  bibimbap: bibimbap.bibimbap,
  mangoRice: mangoRice.mangoRice,
  riceAndSauce: rices.riceAndSauce,
  grainBowl: rices.grainBowl,
  noodles: noodles.noodles,
  noodleSoup: noodles.noodleSoup,
  shortPasta: pasta.shortPasta,
  filledPasta: pasta.filledPasta,
  creamSoup: soups.creamSoup,
  brothSoup: soups.brothSoup,
  borscht: borscht.borscht,
  stew: stews.stew,
  curry: stews.curry,
  karahi: stews.karahi,
  beans: pulses.beans,
  dal: pulses.dal,
  tagine: stews.tagine,
  plantainStew: plantains.plantainStew,
  pumpkinPot: pumpkinPot.pumpkinPot,
  ratatouille: ratatouille.ratatouille,
  palmChicken: chickenPots.palmChicken,
  potChicken: chickenPots.potChicken,
  fishSteaks: fishSteaks.fishSteaks,
  salad: salads.salad,
  choppedSalad: salads.choppedSalad,
  tabbouleh: tabbouleh.tabbouleh,
  slaw: salads.slaw,
  greens: salads.greens,
  creamySalad: salads.creamySalad,
  beanSalad: salads.beanSalad,
  ceviche: salads.ceviche,
  ugali: ugali.ugali,
  mash: mash.mash,
  porridge: mash.porridge,
  injera: injera.injeraPlatter,
  tibs: tibs.tibs,
  flatbread: flatbreads.flatbreads,
  crepes: flatbreads.crepes,
  pizza: flatbreads.pizza,
  cheeseBread: cheeseBreads.cheeseBread,
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
  summerRolls: summerRolls.summerRolls,
  crisps: crisps.crisps,
  fries: crisps.fries,
  cake: cake.cake,
  lavaCake: lavaCake.lavaCake,
  pudding: smallCakes.pudding,
  spongePudding: spongePudding.spongePudding,
  breadPudding: breadPudding.breadPudding,
  pie: pie.pie,
  custardTarts: custardTarts.custardTarts,
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
  slicedSteak: slicedSteak.slicedSteak,
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
  ajillo: seafood.ajillo,
  sushi: seafood.sushi,
  casserole: casserole.casserole,
  roastVegetables: roastVegetables.roastVegetables,
  stuffed: casserole.stuffedVegetables,
  stuffedAubergine: stuffedAubergine.stuffedAubergine,
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
