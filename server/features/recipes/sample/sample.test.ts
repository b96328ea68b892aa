import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleCooks } from './cooks.ts'
import { listOrder, sampleRecipes } from './sample.ts'
import type { SampleRecipe } from './sample.types.ts'
import { sampleActivity } from './sample-activity.ts'

const drawnByHand = [
  'ceviche',
  'chapati',
  'chocolate-lava-cake',
  'doro-wat-injera',
  'greek-salad',
  'mandazi',
  'pad-thai',
  'pilau',
  'ramen',
  'shakshuka',
  'tiramisu',
  'ugali-na-sukuma-wiki',
]

const minPerDiet = {
  Vegan: 6,
  Dash: 6,
  Keto: 6,
  Atkins: 6,
  Pescatarian: 6,
  'Gluten-Free': 6,
  Dessert: 11,
}

const countBy = (field: 'countryOfOrigin' | 'dietType', value: string) =>
  sampleRecipes.filter(recipe => recipe[field] === value).length

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

const titlesWhere = (isWrong: (recipe: SampleRecipe) => boolean) =>
  sampleRecipes.filter(isWrong).map(recipe => recipe.title)

const linesOf = (recipe: SampleRecipe) => [...recipe.ingredients, ...recipe.instructions]

test('the sample has 66 to 72 recipes', () => {
  assert.ok(sampleRecipes.length >= 66 && sampleRecipes.length <= 72, `${sampleRecipes.length} recipes`)
})

test('the recipes come from at least 25 countries, and at least 8 of them from Kenya', () => {
  assert.ok(new Set(sampleRecipes.map(recipe => recipe.countryOfOrigin)).size >= 25)
  assert.ok(countBy('countryOfOrigin', 'Kenya') >= 8)
})

for (const [diet, least] of Object.entries(minPerDiet)) {
  test(`at least ${least} recipes are ${diet}`, () => {
    assert.ok(countBy('dietType', diet) >= least, `${countBy('dietType', diet)} recipes`)
  })
}

test('every diet is one of the filter bar, Dessert, or an honest word where none fits', () => {
  const known = [...Object.keys(minPerDiet), 'Vegetarian', 'Omnivore']
  assert.deepEqual(
    titlesWhere(recipe => !known.includes(recipe.dietType)),
    [],
  )
})

test('no two recipes share a title or a slug', () => {
  assert.deepEqual(repeated(sampleRecipes.map(recipe => recipe.title.toLowerCase())), [])
  assert.deepEqual(repeated(sampleRecipes.map(recipe => recipe.slug)), [])
})

test('a slug is fit for a URL and a file name', () => {
  assert.deepEqual(
    titlesWhere(recipe => !/^[a-z]+(-[a-z]+)*$/.test(recipe.slug)),
    [],
  )
})

test('every dish with a picture drawn by hand has its recipe', () => {
  const slugs = sampleRecipes.map(recipe => recipe.slug)
  assert.deepEqual(
    drawnByHand.filter(slug => !slugs.includes(slug)),
    [],
  )
})

test('every prep time reads as hours and minutes', () => {
  const hoursAndMinutes = /^(?=\d)(\d+ hours?)?( ?\d+ min(utes)?)?$/
  assert.deepEqual(
    titlesWhere(recipe => !hoursAndMinutes.test(recipe.prepTime)),
    [],
  )
})

test('every recipe serves at least one, in whole people', () => {
  assert.deepEqual(
    titlesWhere(recipe => !Number.isInteger(recipe.servings) || recipe.servings < 1),
    [],
  )
})

test('no line is empty, padded or broken in two', () => {
  assert.deepEqual(
    titlesWhere(recipe => linesOf(recipe).some(line => !line || line !== line.trim() || /\n/.test(line))),
    [],
  )
})

test('an ingredient starts with its quantity, unless the line names a group', () => {
  const measured = /^[\d½⅓¼¾⅔⅛]|^[A-Z][^:]*:$/
  assert.deepEqual(
    sampleRecipes.flatMap(recipe => recipe.ingredients).filter(line => !measured.test(line)),
    [],
  )
})

test('a recipe has five to nine steps, each a whole sentence without a number in front', () => {
  assert.deepEqual(
    titlesWhere(({ instructions }) => instructions.length < 5 || instructions.length > 9),
    [],
  )
  assert.deepEqual(
    titlesWhere(({ instructions }) => instructions.some(step => !/^[A-Z].*\.$/.test(step))),
    [],
  )
})

test('every recipe says how long its steps take', () => {
  assert.deepEqual(
    titlesWhere(({ instructions }) => !/\d (minute|hour)s?/.test(instructions.join(' '))),
    [],
  )
})

test('dried kidney and red beans are soaked and boiled hard', () => {
  const dried = sampleRecipes.filter(recipe =>
    /dried (red|kidney)[^\n]*beans/.test(recipe.ingredients.join('\n')),
  )
  assert.ok(dried.length >= 3)
  for (const recipe of dried) {
    assert.match(recipe.ingredients.join('\n'), /beans, soaked overnight/, recipe.title)
    assert.match(recipe.instructions.join('\n'), /boil hard for 10 minutes/i, recipe.title)
  }
})

test('the order of the list names every recipe, and nothing else', () => {
  assert.deepEqual(
    sampleRecipes.map(recipe => recipe.slug),
    listOrder,
  )
})

test('neighbours in the list differ in country and diet', () => {
  const alike = sampleRecipes.slice(1).flatMap((recipe, at) => {
    const before = sampleRecipes[at]
    const same = before?.countryOfOrigin === recipe.countryOfOrigin || before?.dietType === recipe.dietType
    return same ? [`${before?.title}, ${recipe.title}`] : []
  })
  assert.deepEqual(alike, [])
})

test('every sample recipe has a sample user as author, and every sample user has a recipe and a two-sentence bio', () => {
  const usernames = sampleCooks.map(cook => cook.username)
  assert.deepEqual(repeated(usernames), [])
  assert.deepEqual(
    titlesWhere(recipe => !usernames.includes(recipe.cook)),
    [],
  )
  for (const cook of sampleCooks) {
    assert.ok(
      sampleRecipes.some(recipe => recipe.cook === cook.username),
      cook.username,
    )
    assert.equal(cook.aboutMe.match(/[.?](?= |$)/g)?.length, 2, cook.username)
  }
})

test('sample activity refers to sample recipes and users, and never to a user’s own recipe', () => {
  assert.deepEqual(repeated(sampleActivity.map(talk => talk.recipe)), [])
  const usernames: string[] = sampleCooks.map(cook => cook.username)
  for (const talk of sampleActivity) {
    const recipe = sampleRecipes.find(({ slug }) => slug === talk.recipe)
    assert.ok(recipe, talk.recipe)
    const speakers = [...Object.keys(talk.ratings), ...talk.comments.map(comment => comment.cook)]
    assert.deepEqual(
      speakers.filter(cook => cook === recipe.cook || !usernames.includes(cook)),
      [],
      talk.recipe,
    )
  }
})

test('ratings are whole stars, with a mean from 3.4 to 5 where there are any', () => {
  for (const talk of sampleActivity) {
    const stars = Object.values(talk.ratings)
    assert.ok(
      stars.every(star => Number.isInteger(star) && star >= 1 && star <= 5),
      talk.recipe,
    )
    const mean = stars.reduce((sum, star) => sum + star, 0) / stars.length
    assert.ok(stars.length === 0 || mean >= 3.4, `${talk.recipe}: ${mean}`)
  }
  assert.ok(sampleActivity.filter(talk => Object.keys(talk.ratings).length > 0).length < sampleRecipes.length)
})

test('about sixty comments are made, none of them twice', () => {
  const comments = sampleActivity.flatMap(talk => talk.comments.map(comment => comment.content))
  assert.ok(comments.length >= 55 && comments.length <= 70, `${comments.length} comments`)
  assert.deepEqual(repeated(comments), [])
})
