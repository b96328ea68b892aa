import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recipeFields } from '#contract/recipe-fields.ts'
import { readEntries } from './admin-entry.ts'
import { readChef } from './chef.ts'
import { readComments } from './comment.ts'
import { readCurrentUser } from './current-user.ts'
import { boolean, id, lines, number, numberOrZero, string, stringOrNumber } from './readers.ts'
import { readRecipe, readRecipePage } from './recipe.ts'
import { readUserStats } from './user-stats.ts'

/** The fields that only our own backend sends. */
const bare = { createdAt: undefined, isHidden: false, isWaiting: false, noticeId: undefined }

const sent = ['text', '', 7, '7', null, undefined, true, ['a', 2, null], { id: 1 }]

const readers: [name: string, read: (value: unknown) => unknown, expected: unknown[]][] = [
  ['string', string, ['text', '', '', '7', '', '', '', '', '']],
  ['stringOrNumber', stringOrNumber, ['text', '', '7', '7', '', '', '', '', '']],
  ['id', id, ['text', '', '7', '7', '', '', 'true', 'a,2,', '[object Object]']],
  ['lines', lines, ['text', '', '7', '7', '', '', '', 'a\n2\n', '']],
  [
    'boolean',
    boolean,
    [undefined, undefined, undefined, undefined, undefined, undefined, true, undefined, undefined],
  ],
  ['number', number, [undefined, undefined, 7, 7, undefined, undefined, 1, undefined, undefined]],
  ['numberOrZero', numberOrZero, [0, 0, 7, 7, 0, 0, 1, 0, 0]],
]

for (const [name, read, expected] of readers) {
  test(`${name} turns every value into one of its type`, () => assert.deepEqual(sent.map(read), expected))
}

const noHeaders = { get: () => null }

const replies: [what: string, read: () => unknown, expected: unknown][] = [
  [
    'a recipe of bare fields has every other field, and nothing more',
    () => {
      const {
        id: recipeId,
        title,
        extra,
        cover,
        author,
        servings,
        rating,
        ...others
      } = {
        extra: undefined,
        ...readRecipe({ id: 5, title: 'Ugali', rating: '4.5', description: 'white' }),
      }
      const rest = Object.values(others).filter(value => value !== '' && value !== undefined)
      return [recipeId, title, extra, cover, author, servings, rating, rest]
    },
    ['5', 'Ugali', undefined, undefined, undefined, undefined, 4.5, []],
  ],
  [
    'ingredients may be a list',
    () => readRecipe({ ingredients: ['flour', 'water'] }).ingredients,
    'flour\nwater',
  ],
  [
    'ingredients and instructions may be lists of their characters',
    () => {
      const { ingredients, instructions } = readRecipe({
        ingredients: [...'1 🥚\n½ cup'],
        instructions: [...'Stir.\nServe.'],
      })
      return [ingredients, instructions]
    },
    ['1 🥚\n½ cup', 'Stir.\nServe.'],
  ],
  ['one character is a line', () => readRecipe({ ingredients: ['x'] }).ingredients, 'x'],
  [
    'lines of one character and longer ones are lines',
    () => readRecipe({ ingredients: ['1', 'egg'] }).ingredients,
    '1\negg',
  ],
  [
    'a rating beyond the scale is at its end',
    () =>
      [-2, 5.01, '1e9', 3.25].map(value => {
        const { rating: mean, myRating } = readRecipe({ rating: value, myRating: value })
        return [mean, myRating]
      }),
    [
      [0, 0],
      [5, 5],
      [5, 5],
      [3.25, 3.25],
    ],
  ],
  ['a prep time may be a number', () => readRecipe({ prepTime: 30 }).prepTime, '30'],
  ['an author without an id is none', () => readRecipe({ author: { name: 'Amina' } }).author, undefined],
  ['an author', () => readRecipe({ author: { id: 3, name: 'Amina' } }).author, { id: '3', name: 'Amina' }],
  ['a cover without a colour is none', () => readRecipe({ cover: { url: '/a.webp' } }).cover, undefined],
  [
    'a cover is centred where it does not say',
    () => readRecipe({ cover: { url: '/a.webp', color: '#fff' } }).cover,
    { url: '/a.webp', color: '#fff', focusX: 0.5 },
  ],
  [
    'no recipe at all is a blank one',
    () => [null, 'text', []].map(wire => readRecipe(wire).id),
    ['', '', ''],
  ],
  [
    'comments without ids have keys',
    () => readComments([{ id: 4, author: 'Amina', content: 'Good' }, { content: 5 }]),
    [
      { key: '4', author: 'Amina', authorId: undefined, content: 'Good', ...bare },
      { key: 'at-1', author: 'A cook', authorId: undefined, content: '', ...bare },
    ],
  ],
  [
    'a comment whose author is blank, or no text, is by a cook',
    () =>
      readComments([{ author: ' ' }, { author: null }, { author: { id: 3 } }]).map(({ author }) => author),
    ['A cook', 'A cook', 'A cook'],
  ],
  [
    'a hidden comment has the number of its notice',
    () => readComments([{ id: 4, isHidden: true, noticeId: 7 }]).map(one => [one.isHidden, one.noticeId]),
    [[true, 7]],
  ],
  ['comments that are no list', () => readComments({}), []],
  [
    'a profile of a bare backend',
    () => readCurrentUser({ id: 1, username: 'amina', firstName: null }),
    {
      id: '1',
      username: 'amina',
      firstName: '',
      lastName: '',
      title: '',
      email: '',
      emailVerified: undefined,
      isModerator: undefined,
      emailChange: undefined,
      aboutMe: '',
      profilePicture: '',
      kanga: '',
    },
  ],
  [
    'a chef without a name has the username',
    () => readChef({ username: 'amina', recipes: '3' }).name,
    'amina',
  ],
  [
    'counts that are none',
    () => readUserStats({ recipes: 'many', followers: null }),
    { recipes: 0, followers: 0, following: 0 },
  ],
  [
    'lines of the dashboard',
    () => readEntries([{ id: 2, email: 'a@b.example' }, null], 'email'),
    [
      { id: '2', text: 'a@b.example' },
      { id: '1', text: '' },
    ],
  ],
  ['a dashboard list that is none', () => readEntries({}, 'email'), undefined],
  [
    'a page without headers is everything',
    () => {
      const { recipes, ...page } = readRecipePage({ status: 200, body: [{}, {}], headers: noHeaders })
      return [recipes.length, page]
    },
    [2, { total: 2, isEstimate: false, nextCursor: undefined, savedAt: undefined }],
  ],
  [
    'a page with headers names the next one',
    () => {
      const headers = new Headers({ 'x-total-count': '9', link: '</api/recipes?cursor=abc>; rel="next"' })
      return readRecipePage({ status: 200, body: [{}], headers }).nextCursor
    },
    'abc',
  ],
  [
    'a page that is no list is empty',
    () => readRecipePage({ status: 200, body: 'x', headers: noHeaders }).recipes,
    [],
  ],
]

for (const [what, read, expected] of replies) test(what, () => assert.deepEqual(read(), expected))

test('an empty response is a failure if it must be a profile', () => {
  for (const read of [readCurrentUser, readChef]) assert.throws(() => read(null))
})

test('a recipe has every field of the table', () => {
  const read = readRecipe({})
  assert.deepEqual(
    Object.keys(recipeFields).filter(field => !(field in read)),
    [],
  )
})
