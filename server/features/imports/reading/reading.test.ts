import assert from 'node:assert/strict'
import { test } from 'node:test'
import { githeri, readRecipe, stated } from './read-page.fixture.ts'

// What real pages do, each on an invented page.
test('JSON-LD: a recipe is found in a graph, in a list, inside a page, and by its full type', {
  tags: ['import-page'],
}, () => {
  const wrapped = [
    { '@graph': [{ '@type': 'WebSite', name: 'Jikoni' }, githeri] },
    { '@type': 'WebPage', mainEntity: githeri },
    { '@graph': [{ ...githeri, '@type': ['Article', 'https://schema.org/Recipe'] }] },
  ]
  for (const wrapping of wrapped) assert.equal(readRecipe(stated(wrapping)).title, 'Githeri')
  const list = `<script type="application/ld+json; charset=utf-8">[[${JSON.stringify(githeri)}]]</script>`
  assert.deepEqual(readRecipe(list).ingredients, ['2 cups maize', '2 cups beans'])
})

const broken: Record<string, string> = {
  'a comma too many': '{"@type":"Recipe","name":"Githeri","recipeIngredient":["2 cups maize",],}',
  'a line break in a string':
    '{"@type":"Recipe","name":"Githeri","description":"One\ntwo","recipeIngredient":["2 cups maize"]}',
  'quotes in a string':
    '{"@type":"Recipe","name":"Githeri","description":"The "best" of all","recipeIngredient":["2 cups maize"]}',
  comments: '/* ours */ {"@type":"Recipe", // a dish\n"name":"Githeri","recipeIngredient":["2 cups maize"]}',
  CDATA: '//<![CDATA[\n{"@type":"Recipe","name":"Githeri","recipeIngredient":["2 cups maize"]}\n//]]>',
  'an unknown escape':
    '{"@type":"Recipe","name":"Githeri","description":"it\\\'s","recipeIngredient":["2 cups maize"]}',
  'a missing comma': '{"@type":"Recipe","name":"Githeri" "recipeIngredient":["2 cups maize"]}',
  'its end missing': '{"@type":"Recipe","name":"Githeri","recipeIngredient":["2 cups maize"',
  'two values': '{"@type":"WebSite"}{"@type":"Recipe","name":"Githeri","recipeIngredient":["2 cups maize"]}',
}
for (const [fault, json] of Object.entries(broken)) {
  test(`JSON-LD with a fault is still read: ${fault}`, () => {
    const { title, ingredients } = readRecipe(`<script type="application/ld+json">${json}</script>`)
    assert.deepEqual([title, ingredients], ['Githeri', ['2 cups maize']])
  })
}

test('texts in data lose entities, tags and invisible characters, and keep their lines', () => {
  const { title, ingredients, instructions } = readRecipe(
    stated({
      ...githeri,
      name: 'Githeri &amp;amp; chai\u200b',
      recipeIngredient: '<ul><li>&frac12; cup  beans</li><li>1 onion ((red))</li></ul>',
      recipeInstructions: '<p>Boil.</p><p>Fry at 180&nbsp;&deg;C<br>Serve</p>',
    }),
  )
  assert.equal(title, 'Githeri & chai')
  assert.deepEqual(ingredients, ['½ cup beans', '1 onion (red)'])
  assert.deepEqual(instructions, ['Boil.', 'Fry at 180 °C', 'Serve'])
})

test('section names are headings and step names are lines, unless they repeat the step or head all steps', () => {
  const step = (text: string, name?: string) => ({ '@type': 'HowToStep', name, text })
  const { instructions } = readRecipe(
    stated({
      ...githeri,
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'The beans',
          itemListElement: [step('Soak them.', 'Soak'), step('Boil them.', 'Step 2')],
        },
        { '@type': 'HowToSection', name: 'Method', itemListElement: [step('Drain them.')] },
        [step('Stir and serve.', 'Serve')],
      ],
    }),
  )
  assert.deepEqual(instructions, [
    'The beans:',
    'Soak them.',
    'Boil them.',
    'Drain them.',
    'Serve',
    'Stir and serve.',
  ])
})

test('the most complete recipe comes first, and a recipe in two sources counts once', () => {
  const twice = stated({ ...githeri, recipeIngredient: ['2 cups maize', '2 cups beans'], recipeYield: '4' })
  const html =
    stated({ '@type': 'Recipe', name: 'Ugali' }) + stated({ ...githeri, recipeInstructions: [] }) + twice
  const { title, count, instructions, servings } = readRecipe(html)
  assert.deepEqual([title, count, instructions.length, servings], ['Githeri', 1, 2, 4])
})

test('microdata: nested items, declared times, pictures that load later', { tags: ['import-page'] }, () => {
  const recipe =
    readRecipe(`<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Githeri</h2>
    <img itemprop="image" src="data:," data-src="/githeri.jpg"><span itemprop="author" itemscope itemtype="http://schema.org/Person">
    By <b itemprop="name">Akinyi</b></span><time itemprop="prepTime" datetime="PT15M">a quarter</time><meta itemprop="cookTime" content="PT1H">
    <p>Serves <span itemprop="recipeYield">4 people</span><ul><li itemprop="recipeIngredient">2 cups <a href="/m">maize</a>
    <li itemprop="recipeIngredient">2 cups beans</ul><div itemprop="recipeInstructions"><ol><li>Boil.<li>Fry.</ol><pre>Stir.
Serve.</pre></div></div>`)
  assert.deepEqual(recipe.ingredients, ['2 cups maize', '2 cups beans'])
  assert.deepEqual(recipe.instructions, ['Boil.', 'Fry.', 'Stir.', 'Serve.'])
  assert.deepEqual([recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes], [15, 60, 75])
  assert.deepEqual([recipe.author, recipe.servings], ['Akinyi', 4])
  assert.equal(recipe.image, 'https://jikoni.example/githeri.jpg')
})

test('RDFa and microformats are read like microdata', () => {
  const rdfa = `<div vocab="https://schema.org/" typeof="Recipe"><b property="name">Githeri</b><i property="recipeIngredient">2 cups maize</i>
    <i property="constructor">2</i><i property="recipeIngredient">2 cups beans</i><p property="recipeInstructions">Boil both.</p></div>`
  const hrecipe = `<div class="hrecipe"><b class="fn">Githeri</b><i class="ingredient">2 cups maize</i><i class="constructor">2</i><i class="ingredient">2 cups beans</i>
    <p class="instructions">Boil both.</p></div>`
  for (const html of [rdfa, hrecipe]) {
    const { title, ingredients, instructions } = readRecipe(html)
    assert.deepEqual(
      [title, ingredients, instructions],
      ['Githeri', ['2 cups maize', '2 cups beans'], ['Boil both.']],
    )
  }
})

test('headings and lists supply what the data lacks: steps, groups and lost amounts', () => {
  const shown = `<h2>Ingredients</h2><h3>The pot</h3><ul><li>2 cups maize</li><li>2 cups beans</li></ul><h3>To serve</h3><ul>
    <li>1.5 onions</li></ul><h2>Method</h2><ol><li>Boil the maize and the beans.</li><li>Fry the onion until it is brown.</li></ol>`
  const { ingredients, ingredientGroups, instructions } = readRecipe(
    stated(
      { ...githeri, recipeIngredient: ['maize', '2 cups beans', '5 onions'], recipeInstructions: '' },
      shown,
    ),
  )
  assert.deepEqual(ingredients, ['2 cups maize', '2 cups beans', '1.5 onions'])
  assert.deepEqual(
    ingredientGroups.map(({ name, ingredients: lines }) => [name, lines.length]),
    [
      ['The pot', 2],
      ['To serve', 1],
    ],
  )
  assert.deepEqual(instructions, ['Boil the maize and the beans.', 'Fry the onion until it is brown.'])
})

test('headings among stated ingredients name groups', () => {
  const { ingredients, ingredientGroups } = readRecipe(
    stated({ ...githeri, recipeIngredient: ['2 cups maize', 'For the sauce:', '3 tomatoes'] }),
  )
  assert.deepEqual(ingredients, ['2 cups maize', '3 tomatoes'])
  assert.deepEqual(ingredientGroups.at(-1), { name: 'For the sauce', ingredients: ['3 tomatoes'] })
})

test('a list of amounts without a heading is ingredients, and a row’s cells are one line', () => {
  const { ingredients, instructions } =
    readRecipe(`<h1>Githeri</h1><table><tr><td>2 cups<td>maize<tr><td>2 cups<td>beans<tr><td>1<td>onion</table>
    <p>Boil the maize and the beans for one hour.</p><p>Fry the onion, and stir it in.</p>`)
  assert.deepEqual(ingredients, ['2 cups maize', '2 cups beans', '1 onion'])
  assert.equal(instructions.length, 2)
})

test('labels give servings and times if the data does not', () => {
  const {
    servings,
    yield: made,
    prepMinutes,
    totalMinutes,
  } = readRecipe(
    stated(
      githeri,
      '<p>Serves: 6</p><dl><dt>Prep time</dt><dd>20 mins</dd><dt>Total time</dt><dd>1 hr 20 mins</dd></dl>',
    ),
  )
  assert.deepEqual([servings, made, prepMinutes, totalMinutes], [6, 'Serves: 6', 20, 80])
  const swahili = readRecipe(
    stated(githeri, '<p>Muda wa maandalizi: dakika 15</p><p>Muda wa kupika: saa 1 na nusu</p>'),
  )
  assert.deepEqual([swahili.prepMinutes, swahili.cookMinutes, swahili.totalMinutes], [15, 90, 105])
})

test('a time that is not fully understood keeps the page’s words', () => {
  const { time, totalMinutes } = readRecipe(stated({ ...githeri, totalTime: 'overnight + 25 min' }))
  assert.deepEqual([time, totalMinutes], ['overnight + 25 min', null])
})

test('the largest declared picture is used, but never a logo', () => {
  const head =
    '<meta property="og:image" content="/b.jpg"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="800">'
  const image = ['/a-300x200.jpg', { '@type': 'ImageObject', url: '/logo-4000x4000.png', width: 4000 }]
  assert.equal(readRecipe(stated({ ...githeri, image }, head)).image, 'https://jikoni.example/b.jpg')
  assert.equal(
    readRecipe(stated({ ...githeri, image: ['/a.jpg', '/c.jpg'] })).image,
    'https://jikoni.example/a.jpg',
  )
  assert.equal(readRecipe(stated({ ...githeri, image: 'javascript:alert(1)' })).image, null)
})

test('the title is the heading that the page is named after, once, and not the logo', () => {
  const heads = [
    '<title>Githeri | Jikoni</title><h1>Jikoni</h1><h1>Githeri</h1>',
    '<title>Jikoni | Githeri</title><meta property="og:site_name" content="Jikoni"><h1>Jikoni</h1><h1>Githeri</h1>',
    '<title>Githeri | Jikoni</title><h1><b>Githeri</b><i>Githeri</i></h1>',
    '<title>Githeri | Jikoni</title><h1><div>Githeri</div><div>Githeri</div></h1>',
  ]
  for (const head of heads)
    assert.equal(readRecipe(head + stated({ ...githeri, name: undefined })).title, 'Githeri')
})

test('title, address and author are read from the page', () => {
  const { title, sourceUrl, author } = readRecipe(
    `<title>Githeri | Jikoni</title><link rel="canonical" href="/githeri"><meta name="author" content="Akinyi"><h1>Githeri – Recipe</h1>${stated({ ...githeri, name: undefined })}`,
  )
  assert.deepEqual([title, sourceUrl, author], ['Githeri', 'https://jikoni.example/githeri', 'Akinyi'])
})
