import type { BareRecipe } from './bare-recipes.ts'
import { type BareState, bareAdmin, bareUser } from './bare-state.ts'

type BareRequest = {
  state: BareState
  id: string
  searchParams: URLSearchParams
  body: Record<string, unknown>
  token: string | undefined
}

type BareCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: RegExp
  /** The token without which the response is 401. */
  requiredToken?: string
  respond: (asked: BareRequest) => { status: number; body?: unknown }
}

const ok = (body?: unknown) => ({ status: 200, body })
const user = bareUser.token
const admin = bareAdmin.token
const notFound = { status: 404, body: { message: 'Not found' } }

const findRecipe = ({ state, id }: BareRequest) => state.recipes.find(recipe => String(recipe.id) === id)

const signIn = (body: Record<string, unknown>, account: typeof bareUser) =>
  body.email === account.email && body.password === account.password
    ? ok({ access_token: account.token })
    : { status: 401, body: { message: 'Invalid email or password' } }

/** The 28 requests of section 7, in its order. The paths of lists come before the paths with an id. */
export const bareCalls: BareCall[] = [
  {
    method: 'GET',
    path: /^\/api\/auth\/check-auth$/,
    respond: ({ token }) => ok({ isAuthenticated: token === user }),
  },
  { method: 'POST', path: /^\/api\/auth\/logout$/, respond: () => ok() },
  { method: 'POST', path: /^\/api\/auth\/login$/, respond: ({ body }) => signIn(body, bareUser) },
  {
    method: 'POST',
    path: /^\/api\/auth\/signup$/,
    respond: ({ state, body }) => {
      const email = String(body.email)
      if (state.emails.has(email)) return { status: 400, body: { message: 'Email already registered' } }
      state.emails.add(email)
      return { status: 201 }
    },
  },
  { method: 'POST', path: /^\/auth\/reset-password$/, respond: () => ok() },
  { method: 'POST', path: /^\/api\/contact$/, respond: () => ok({ message: 'Thank you' }) },
  {
    method: 'GET',
    path: /^\/api\/recipes$/,
    respond: ({ state, searchParams }) => {
      const diet = searchParams.get('dietType')
      return ok(state.recipes.filter(recipe => !diet || recipe.dietType === diet))
    },
  },
  {
    method: 'GET',
    path: /^\/api\/recipes\/user$/,
    requiredToken: user,
    respond: ({ state }) => ok(state.recipes.filter(recipe => state.createdRecipeIds.has(String(recipe.id)))),
  },
  {
    method: 'GET',
    path: /^\/api\/recipes\/bookmarked$/,
    requiredToken: user,
    respond: ({ state }) => ok(state.recipes.filter(recipe => state.bookmarked.has(String(recipe.id)))),
  },
  {
    method: 'GET',
    path: /^\/api\/recipes\/([^/]+)$/,
    requiredToken: user,
    respond: asked => {
      const recipe = findRecipe(asked)
      return recipe ? ok(recipe) : notFound
    },
  },
  {
    method: 'PUT',
    path: /^\/api\/recipes\/([^/]+)$/,
    requiredToken: user,
    respond: asked => {
      const recipe = findRecipe(asked)
      return recipe ? ok(Object.assign(recipe, asked.body)) : notFound
    },
  },
  {
    method: 'POST',
    path: /^\/api\/recipes$/,
    requiredToken: user,
    respond: ({ state, body }) => {
      const id = `r-${state.recipes.length + 1}`
      state.recipes.unshift({ ...(body as BareRecipe), id, comments: [] })
      state.createdRecipeIds.add(id)
      return { status: 201 }
    },
  },
  {
    method: 'DELETE',
    path: /^\/api\/recipes\/([^/]+)$/,
    requiredToken: user,
    respond: ({ state, id }) => {
      state.recipes = state.recipes.filter(recipe => String(recipe.id) !== id)
      return ok()
    },
  },
  {
    method: 'GET',
    path: /^\/api\/recipes\/([^/]+)\/bookmark$/,
    requiredToken: user,
    respond: ({ state, id }) => ok({ bookmarked: state.bookmarked.has(id) }),
  },
  {
    method: 'POST',
    path: /^\/api\/recipes\/([^/]+)\/bookmark$/,
    requiredToken: user,
    respond: ({ state, id }) => {
      state.bookmarked.add(id)
      return ok()
    },
  },
  {
    method: 'DELETE',
    path: /^\/api\/recipes\/([^/]+)\/bookmark$/,
    requiredToken: user,
    respond: ({ state, id }) => {
      state.bookmarked.delete(id)
      return ok()
    },
  },
  {
    method: 'POST',
    path: /^\/api\/recipes\/([^/]+)\/comment$/,
    requiredToken: user,
    respond: asked => {
      const comment = { author: 'Wanjiru Kamau', content: String(asked.body.content) }
      findRecipe(asked)?.comments.push(comment)
      return ok(comment)
    },
  },
  {
    method: 'GET',
    path: /^\/api\/users\/current$/,
    requiredToken: user,
    respond: ({ state }) => ok(state.profile),
  },
  {
    method: 'POST',
    path: /^\/api\/users\/avatar$/,
    requiredToken: user,
    respond: ({ state }) => {
      state.profile.profilePicture = `${new URL(String(state.recipes[0]?.image)).origin}/pictures/3.svg`
      return ok({ profilePicture: state.profile.profilePicture })
    },
  },
  {
    method: 'PUT',
    path: /^\/api\/users\/([^/]+)$/,
    requiredToken: user,
    respond: ({ state, body }) => {
      Object.assign(state.profile, body, { email: String(body.email).toLowerCase() })
      return ok()
    },
  },
  {
    method: 'GET',
    path: /^\/api\/notifications$/,
    requiredToken: user,
    respond: () => ok([{ message: 'Fatma Said commented on Chapati', timestamp: '2026-11-20T07:30:00Z' }]),
  },
  {
    method: 'GET',
    path: /^\/api\/user-stats$/,
    requiredToken: user,
    respond: ({ state }) => ok({ recipes: state.createdRecipeIds.size, followers: 214, following: 36 }),
  },
  { method: 'POST', path: /^\/api\/admin\/signin$/, respond: ({ body }) => signIn(body, bareAdmin) },
  {
    method: 'GET',
    path: /^\/api\/admin\/users$/,
    requiredToken: admin,
    respond: ({ state }) => ok([...state.emails].map((email, index) => ({ id: index + 1, email }))),
  },
  {
    method: 'GET',
    path: /^\/api\/admin\/recipes$/,
    requiredToken: admin,
    respond: ({ state }) => ok(state.recipes.map(({ id, title }) => ({ id, title }))),
  },
  {
    method: 'GET',
    path: /^\/api\/admin\/comments$/,
    requiredToken: admin,
    respond: ({ state }) => ok(listComments(state)),
  },
  {
    method: 'GET',
    path: /^\/api\/admin\/statistics$/,
    requiredToken: admin,
    respond: ({ state }) => ok({ users: state.emails.size, recipes: state.recipes.length }),
  },
  {
    method: 'DELETE',
    path: /^\/api\/admin\/comments\/([^/]+)$/,
    requiredToken: admin,
    respond: ({ state, id }) => {
      for (const recipe of state.recipes) {
        recipe.comments = recipe.comments.filter((_, index) => commentId(recipe, index) !== id)
      }
      return ok()
    },
  },
]

const commentId = (recipe: BareRecipe, index: number) => `${recipe.id}-${index}`

const listComments = (state: BareState) =>
  state.recipes.flatMap(recipe =>
    recipe.comments.map(({ content }, index) => ({ id: commentId(recipe, index), content })),
  )
