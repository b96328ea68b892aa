import type { SampleCookName } from './sample.types.ts'

/** The sample comments, by recipe and cook. */
export const sampleComments: Record<string, Partial<Record<SampleCookName, string>>> = {
  'ugali-na-sukuma-wiki': {
    fatma:
      'A spoon of coconut milk in the greens at the end, coast style. My aunt would not let me serve it without.',
    brian:
      'Half the flour at step 2 was too much for my small pot. One handful, like it says, and it came out without a single lump.',
    leila:
      'First ugali of my life and it held its shape. The children asked for the recipe, so thank you, Wanjiru.',
  },
  pilau: {
    neema:
      'Let the onions go one shade darker than you dare. That is the only advice I have, and it is the whole dish.',
    wanjiru:
      'Doubled for twelve in one sufuria: it needed 10 minutes more with the lid on and I kept the water in proportion.',
  },
  chapati: {
    wanjiru:
      'My mother rests the dough in a plastic bag with a little oil, so no skin forms. Otherwise exactly this.',
    kenji:
      'Galley stove, heavy swell. The coils forgive uneven rolling, which I cannot say of any other bread.',
    neema:
      'I make the dough at night, keep it in the fridge and let it warm for an hour. Softer, if anything.',
  },
  shakshuka: {
    kenji:
      'Crew of nine, so three pans. I poured off some tomato juice first and the sauce was thick in 9 minutes.',
  },
  ramen: {
    suda: 'I weighed the noodles and timed them. Twenty seconds less than the packet is right; they go on cooking in the bowl.',
    camille:
      'Chilled the leftover tare, boiled it up again the next day and gave it four more eggs. Regret nothing.',
    rosa: 'No narutomaki in my market. A few slices of squid, scalded, stood in well enough.',
  },
  'greek-salad': {
    giulia: 'Rinsing the feta surprised me. Less salt, and you taste the milk.',
  },
  'pad-thai': {
    rosa: 'Cook it one portion at a time. I tried two in one pan and got a soft orange cake.',
    achieng:
      'Our tamarind comes as a sour block. 40 g soaked in 80 ml of hot water and pushed through a sieve gave 3 tablespoons.',
  },
  'doro-wat-injera': {
    fatma: '35 minutes for the onions sounds mad until you see them. I set a chair next to the stove.',
    wanjiru: 'Used 3 spoons of berbere for my children’s sake. Still warm enough to make them drink water.',
  },
  ceviche: {
    suda: 'Asked at the market for fish that was frozen at sea, as you say. Nobody blinked and the texture was fine.',
    eleni: 'My sweet potato was thick and took 15 minutes. Do that first and the rest is ten minutes’ work.',
  },
  tiramisu: {
    eleni: 'A thermometer makes the yolks easy. At 70 °C it looked done, at 72 °C it was.',
    wanjiru:
      'No Marsala here, so 60 ml strong coffee and a spoon of dark rum. Nobody in Kilimani complained.',
  },
  'imeruli-khachapuri': {
    giulia: 'Mine leaked at the pinch. Second one I gathered tighter and rolled with the seam down: no leak.',
  },
  ibiharage: {
    achieng: 'Kept some beans back and fried them on day two until crisp. Better than day one, on toast.',
  },
  gulyas: {
    leila: 'Taking the pot off the fire before the paprika is the sentence I will remember.',
  },
  tabbouleh: {
    camille: 'Sharpen the knife before you start. With my old one it turned to spinach.',
  },
  'chocolate-lava-cake': {
    kenji: 'My ship’s oven runs cold: 12 minutes, and I still needed the spoon test on a spare one.',
    giulia:
      'Filled the moulds in the morning, kept them in the fridge, added 2 minutes. A calm end to a dinner.',
  },
  'mapo-tofu': {
    suda: 'The three goes of starch matter. First I hurried and it went watery in the bowl.',
  },
  'tacos-de-tinga': {
    brian:
      'Could not get chipotle on the Malaba road. Two dried chillies held over the coals until they smoked, and soaked.',
  },
  moqueca: {
    neema:
      'I layered it exactly so and shook instead of stirring. The fish stayed in pieces to the last spoon.',
  },
  mandazi: {
    fatma: 'Halved the sugar, because we eat them with beans in the morning. The dough did not mind.',
    achieng: 'Test scrap first, always. My oil was too hot twice and the middle stayed raw.',
  },
  'dal-bhat': {
    rosa: 'Cooked at 3,400 metres: lentils took 45 minutes. Everything else to the letter.',
  },
  ibihaza: {
    tigist: 'Skin on the pumpkin felt wrong until I saw how neatly it held. Left it on for good.',
  },
  'jerk-chicken': {
    achieng: 'One scotch bonnet of ours is plenty. Two and my sister left the table, and came back.',
  },
  'mango-sticky-rice': {
    leila:
      'Soaked in warm water for one hour as written and the grains were soft right through. I had always waited overnight.',
  },
  'poulet-moambe': {
    brian:
      'In Bukavu they put the chilli in whole and take bets on who gets it. Good with bitter greens too.',
  },
  'tortilla-de-patatas': {
    tigist: 'Mine stuck at the turn. A smaller pan and one more spoon of oil cured it the second time.',
  },
  githeri: {
    brian:
      'Pressure cooker after the ten minutes of hard boil: 35 minutes in all. Tastes like school, in the good way.',
  },
  'anzac-biscuits': {
    camille: '5 minutes less in a small oven, and one tray at a time. They harden as they cool, trust that.',
  },
  'red-red': {
    camille: 'Red palm oil from a good seller smells of violets. It is worth asking to smell it first.',
  },
  'yassa-poulet': {
    fatma: 'A kilo of onions looked like a mistake and ended as a spoonful each. Next time I make it more.',
  },
  'sopa-de-quinua': {
    giulia: 'A little plain for me until I added twice the lime. With that, very good on a cold night.',
  },
  'kashata-za-nazi': {
    wanjiru:
      'Without a thermometer: I waited until the drop in water stayed round between my fingers. Set perfectly.',
  },
  'imam-bayildi': {
    leila:
      'Make it in the morning, forget it, find it at supper. The oil is half the dish, so use one you like.',
  },
  'poisson-braise': {
    suda: 'Dry the skin, oil the bars, then patience. Nine minutes really means nine.',
  },
  'tom-kha-gai': {
    kenji: 'Lime in the bowl and not in the pot. I had been cooking it out for twenty years.',
  },
  'pasteis-de-nata': {
    camille:
      'My oven stops at 240 °C. 16 minutes on a hot tray gave the freckles, and the bottoms stayed crisp.',
  },
  'misir-wat': {
    rosa: 'Dry onions first, oil after: I did not believe it. Deeper than any lentils I have made.',
  },
  rolex: {
    kenji: 'Four minutes from board to mouth once the chapati exist. Engine room approved.',
  },
  'entrana-chimichurri': {
    giulia: 'Took it to 63 °C as you say and it was still pink. Thin slices across the grain did the rest.',
  },
  'spaghetti-alle-vongole': {
    neema: 'The sand left in the bowl would have filled a matchbox. Do not skip the hour in salt water.',
  },
  brigadeiro: {
    neema: 'Very sweet for us, so I rolled them in plain cocoa. The three-second test is exact.',
  },
  kedjenou: {
    neema: 'Mine was thin because I could not resist lifting the lid. Second time I sat on my hands.',
  },
  'salmon-agurksalat': {
    giulia: 'A cool oven feels like a mistake and the fish says otherwise. No white beads at all.',
  },
  'umm-ali': {
    fatma: 'Bake the pastry darker than looks right. I took it out early once and we ate pudding soup.',
  },
  'party-jollof': {
    tigist: 'My rice was ordinary long-grain, so 100 ml less stock. It stayed in grains.',
    wanjiru:
      'The last three minutes are not a mistake in the recipe. That smoky bottom is what the cousins fight for.',
  },
  'nyama-choma': {
    fatma: 'Salt water from a bunch of herbs instead of a spoon. It bastes and it smells of holidays.',
  },
  'malva-pudding': {
    tigist: 'Pour the sauce slowly. It looks like too much for a full minute and then it is gone.',
  },
  'samaki-wa-kupaka': {
    eleni:
      'Is the tamarind needed? I could not find any and used lime. Bright, but I missed the brown sourness.',
    achieng: 'Thick coconut milk is the point. With the thin tin mine ran off the fish into the fire.',
  },
  'rendang-sapi': {
    camille:
      'Nothing happens for two hours and then everything happens in thirty minutes. Do not leave the room.',
  },
  koshari: {
    brian: 'Five pots for one bowl. I fried the onions the night before, and then it was only four.',
  },
}
