import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawCover } from 'mezani-covers/cover.ts'
import { loadSample, type SampleRecipe } from './sample.ts'

const { cooks, recipes } = await loadSample()

const titlesWhere = (isWrong: (recipe: SampleRecipe) => boolean) =>
  recipes.filter(isWrong).map(recipe => recipe.title)

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

const leastPerDiet = {
  Vegan: 6,
  Dash: 6,
  Keto: 6,
  Atkins: 6,
  Pescatarian: 6,
  'Gluten-Free': 6,
  Dessert: 11,
}

test('the sample shows many countries, and several recipes of each diet', () => {
  assert.ok(new Set(recipes.map(recipe => recipe.countryOfOrigin)).size >= 25)
  const counts = Map.groupBy(recipes, recipe => recipe.dietType)
  const scarce = Object.entries(leastPerDiet).filter(
    ([diet, least]) => (counts.get(diet)?.length ?? 0) < least,
  )
  assert.deepEqual(scarce, [])
  const known = [...Object.keys(leastPerDiet), 'Vegetarian', 'Omnivore']
  assert.deepEqual(
    titlesWhere(recipe => !known.includes(recipe.dietType)),
    [],
  )
})

test('neighbours in the list differ in country and diet', () => {
  const alike = recipes.slice(1).flatMap((recipe, at) => {
    const before = recipes[at]
    const same = before?.countryOfOrigin === recipe.countryOfOrigin || before?.dietType === recipe.dietType
    return same ? [`${before?.title}, ${recipe.title}`] : []
  })
  assert.deepEqual(alike, [])
})

const firstPages = 24

test('no two neighbours on the first pages share both the kind of dish and the colour of the background', () => {
  const covers = recipes.slice(0, firstPages).map(recipe => ({ title: recipe.title, ...drawCover(recipe) }))
  const alike = covers.flatMap((cover, place) => {
    const before = covers[place - 1]
    const isSame = before?.family === cover.family && before.groundColor === cover.groundColor
    return before && isSame ? `${before.title} and ${cover.title}` : []
  })
  assert.deepEqual(alike, [])
})

test('no two recipes share a title, and no two cooks a username', () => {
  assert.deepEqual(repeated(recipes.map(recipe => recipe.title.toLowerCase())), [])
  assert.deepEqual(repeated(cooks.map(cook => cook.username)), [])
})

test('every cook has a recipe, and recipes have activity from other cooks', () => {
  const usernames = cooks.map(({ username }) => username)
  for (const username of usernames)
    assert.ok(
      recipes.some(({ cook }) => cook === username),
      username,
    )
  assert.deepEqual(
    titlesWhere(({ cook, ratings, comments, bookmarkedBy }) => {
      const others = [...Object.keys(ratings), ...Object.keys(comments), ...bookmarkedBy]
      return [cook, ...others].some(name => !usernames.includes(name)) || others.includes(cook)
    }),
    [],
  )
})

test('every recipe says how many people it serves, and its time in hours and minutes', () => {
  const hoursAndMinutes = /^(?=\d)(\d+ hours?)?( ?\d+ min(utes)?)?$/
  assert.deepEqual(
    titlesWhere(({ prepTime, servings }) => !hoursAndMinutes.test(prepTime) || !Number.isInteger(servings)),
    [],
  )
})

test('an ingredient starts with its quantity, unless the line names a group', () => {
  const measured = /^[\d½⅓¼¾⅔⅛]|^[A-Z][^:]*:$/
  assert.deepEqual(
    recipes.flatMap(({ ingredients }) => ingredients.split('\n')).filter(line => !measured.test(line)),
    [],
  )
})

test('a recipe has five to nine steps, each a full sentence without a number in front, and says how long they take', () => {
  assert.deepEqual(
    titlesWhere(({ instructions }) => {
      const steps = instructions.split('\n')
      const areSentences = steps.every(step => /^[A-Z].*\.$/.test(step))
      return steps.length < 5 || steps.length > 9 || !areSentences || !/\d (minute|hour)s?/.test(instructions)
    }),
    [],
  )
})

test('dried kidney and red beans are soaked and boiled hard', () => {
  const dried = recipes.filter(({ ingredients }) => /dried (red|kidney)[^\n]*beans/.test(ingredients))
  assert.ok(dried.length >= 3)
  for (const recipe of dried) {
    assert.match(recipe.ingredients, /beans, soaked overnight/, recipe.title)
    assert.match(recipe.instructions, /boil hard for 10 minutes/i, recipe.title)
  }
})

type DietRule = {
  diet: string
  /** Ingredients that contradict the diet. */
  forbidden: RegExp
  /** Harmless words that contain a forbidden one; removed before the check. */
  exceptions?: RegExp
}

const starch =
  /\b(sugar|honey|syrup|jam|rice|flour|bread|potato(es)?|pasta|spaghetti|noodles?|maize|corn|couscous|bulgur|oats|beans?|lentils|chickpeas|bananas?|plantains?|cassava|mango(es)?|dates|raisins)\b/i

const dietRules: DietRule[] = [
  {
    diet: 'Vegan',
    forbidden:
      /\b(meat|beef|lamb|goat|pork|bacon|ham|lard|chicken|turkey|duck|fish|salmon|tuna|prawns?|shrimps?|anchov(y|ies)|clams?|eggs?|yolks?|milk|cream|butter|buttermilk|ghee|kibbeh|yoghurt|yogurt|cheese|feta|paneer|mozzarella|honey|gelatine?|mayonnaise)\b/i,
    exceptions:
      /coconut (milk|cream)|peanut butter|without egg|creamy|colour of milky tea|thicker than cream/gi,
  },
  {
    diet: 'Vegetarian',
    forbidden:
      /\b(meat|beef|lamb|goat|pork|bacon|ham|lard|chicken|turkey|duck|fish|salmon|tuna|prawns?|shrimps?|anchov(y|ies)|clams?|gelatine?)\b/i,
  },
  {
    diet: 'Pescatarian',
    forbidden: /\b(meat|beef|lamb|goat|pork|bacon|ham|lard|chicken|turkey|duck|sausages?|gelatine?)\b/i,
  },
  {
    diet: 'Gluten-Free',
    forbidden:
      /\b(wheat|flour|barley|rye|bulgur|couscous|semolina|pasta|spaghetti|macaroni|noodles?|bread|breadcrumbs|chapati|injera|filo|pastry|beer|malt|soy sauce|hoisin|oyster sauce|worcestershire|stock cubes?|asafoetida|hing|seitan|oats)\b/i,
    exceptions:
      /(rice|maize|corn|gram|tapioca) flour|cornflour|rice noodles?|checked for wheat|flour dumplings/gi,
  },
  { diet: 'Keto', forbidden: starch },
  { diet: 'Atkins', forbidden: starch },
  {
    diet: 'Dash',
    forbidden:
      /\b(bacon|ham|sausages?|anchov(y|ies)|soy sauce|fish sauce|stock cubes?|salted|butter|cream|lard|ghee|sugar)\b|[½¾1-9] (teaspoons?|tablespoons?) (coarse )?salt/i,
  },
]

for (const { diet, forbidden, exceptions = '' } of dietRules) {
  test(`recipes labelled ${diet} contain no forbidden ingredient`, () => {
    const violations = recipes
      .filter(recipe => recipe.dietType === diet)
      .map(({ title, ingredients, instructions }) => {
        // A step of a low-carb dish may name what is served beside it or left out of it. A step of a vegan dish must not even mention it.
        const text = diet === 'Vegan' ? `${ingredients}\n${instructions}` : ingredients
        return { title, word: forbidden.exec(text.replace(exceptions, ''))?.[0] }
      })
      .filter(found => found.word)
    assert.deepEqual(violations, [])
  })
}
