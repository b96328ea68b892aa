// What a developer who builds on the API would write: node cook.ts URL EMAIL PASSWORD signs in, publishes, rates and reads.
// Its types are generated from /openapi.json by tests/api/openapi-client.full.test.ts, which also runs it.

import type { paths } from 'mezani-api'
import createClient from 'openapi-fetch'

const [baseUrl = '', email = '', password = ''] = process.argv.slice(2)
const api = createClient<paths>({ baseUrl })

const signedIn = await api.POST('/api/auth/login', { body: { email, password } })
if (!signedIn.data) throw new Error(signedIn.error.message)
const token = signedIn.data.access_token
api.use({ onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${token}`) })

const published = await api.POST('/api/recipes', {
  body: {
    title: 'Mandazi',
    ingredients: '2 cups flour\n1 cup coconut milk',
    instructions: 'Knead the dough.\nFry it in pieces.',
    servings: 6,
    dietType: 'Vegan',
  },
})
if (!published.data) throw new Error(published.error.message)
const path = { id: String(published.data.id) }

const rated = await api.PUT('/api/recipes/{id}', { params: { path }, body: { rating: 4.3 } })
if (!rated.data) throw new Error(rated.error.message)

const read = await api.GET('/api/recipes/{id}', { params: { path } })
if (!read.data) throw new Error(read.error.message)
const { title, ingredients, rating, ratingCount, author, comments } = read.data

const listed = await api.GET('/api/recipes', {
  params: { query: { q: 'mandazi', limit: 5, sort: 'newest' } },
})
const titles: string[] = listed.data?.map(recipe => recipe.title) ?? []

const refused = await api.GET('/api/recipes/{id}', { params: { path: { id: '404' } } })
const code: 'not_found' | undefined = refused.error?.code === 'not_found' ? refused.error.code : undefined

const found = {
  title,
  lines: ingredients.split('\n').length,
  rating,
  ratingCount,
  author: author.name,
  comments: comments.length,
}
process.stdout.write(JSON.stringify({ found, titles, code }))
