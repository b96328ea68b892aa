/** Words that measure, cut or describe ingredients, for example 'chopped'. They are useless as suggestions. */
export const ingredientStopWords: ReadonlySet<string> = new Set(
  `a about after all an and any approx as at bag bags beaten boiled boneless bottle bowl box bunch can canned cans chilled
  chopped clean cleaned clove cloves coarse coarsely cold cooked cooking crushed cube cubed cubes cup cups cut deseeded diced
  divided drained dried dry each extra few fine finely firm for freshly from fresh g gram grams grated ground half halved
  handful heaped hot in inch into jar juiced kg kilogram knob large lb lbs leftover lengthwise litre litres loosely lukewarm
  medium melted mince minced mixed ml more of off on one only optional or ounce ounces oz pack packed packet peeled pieces
  piece pinch pinched plain plus pound pounds quality quartered raw removed rinsed ripe room roughly rounds scrubbed separated
  sheet shredded sifted sliced slice slices slightly small soaked soft softened some sprig sprigs stalk stalks stick strips
  tablespoon tablespoons taste tbsp teaspoon teaspoons temperature the thick thickly thin thinly tin to toasted trimmed tsp two
  unsalted until use very warm washed weight well whole wide with without you your zest`.split(/\s+/),
)
