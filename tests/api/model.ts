import assert from 'node:assert/strict'
import type { AsyncCommand } from 'fast-check'
import type { ApiResponse } from '#tests/support/call.ts'
import type { Member } from '#tests/support/people.ts'
import { aRecipe } from '#tests/support/recipes.ts'
import type { TestSite } from '#tests/support/site.ts'

type Comment = { id: number; author: number; content: string }

type ModelRecipe = {
  id: number
  author: number
  title: string
  /** Stars by member. */
  ratings: Map<number, number>
  /** Oldest first. */
  comments: Comment[]
  bookmarkedBy: Set<number>
  isDeleted: boolean
}

/** What the site must answer, kept in memory. It keeps deleted recipes too, because requests still name them. */
export type Model = { recipes: ModelRecipe[] }

export type System = {
  call: TestSite['call']
  members: Member[]
  adminToken: string
}

/** One request to the site, and its effect on the model. */
export type Step = AsyncCommand<Model, System>

const step = (
  label: string,
  run: (model: Model, system: System) => Promise<void>,
  isPossible: (model: Model) => boolean = () => true,
): Step => ({ check: isPossible, run, toString: () => label })

const tokenOf = ({ members }: System, who: number): string => members[who]?.token ?? ''
const idOf = ({ members }: System, who: number): number => members[who]?.id ?? 0

/** Returns the recipe that a number stands for: any recipe so far, deleted or not. */
const pick = ({ recipes }: Model, which: number): ModelRecipe => {
  const found = recipes[which % recipes.length]
  if (!found) throw new Error('No recipe yet')
  return found
}
const hasRecipes = ({ recipes }: Model) => recipes.length > 0

const expectStatus = (reply: ApiResponse, expected: number): void =>
  assert.equal(reply.status, expected, reply.text.slice(0, 300))

/** Returns the mean of the stars to one decimal, as it is shown. */
const meanOf = ({ ratings }: ModelRecipe): number => {
  const stars = [...ratings.values()]
  const tenths = stars.reduce((sum, star) => sum + Math.round(star * 10), 0)
  return stars.length === 0 ? 0 : Math.round(tenths / stars.length) / 10
}

export const publish = (who: number, title: string, stars: number): Step =>
  step(`publish(${who}, ${JSON.stringify(title)}, ${stars})`, async (model, system) => {
    const reply = await system.call('POST', '/api/recipes', {
      token: tokenOf(system, who),
      body: aRecipe({ title, rating: stars }),
    })
    expectStatus(reply, 201)
    model.recipes.push({
      id: reply.body.id,
      author: who,
      title,
      ratings: new Map(stars > 0 ? [[who, stars]] : []),
      comments: [],
      bookmarkedBy: new Set(),
      isDeleted: false,
    })
  })

export const edit = (who: number, which: number, title: string): Step =>
  step(
    `edit(${who}, ${which}, ${JSON.stringify(title)})`,
    async (model, system) => {
      const recipe = pick(model, which)
      const { rating: _, ...body } = aRecipe({ title })
      const reply = await system.call('PUT', `/api/recipes/${recipe.id}`, {
        token: tokenOf(system, who),
        body,
      })
      if (recipe.isDeleted) return expectStatus(reply, 404)
      if (recipe.author !== who) return expectStatus(reply, 403)
      expectStatus(reply, 200)
      recipe.title = title
    },
    hasRecipes,
  )

export const remove = (who: number, which: number): Step =>
  step(
    `remove(${who}, ${which})`,
    async (model, system) => {
      const recipe = pick(model, which)
      const reply = await system.call('DELETE', `/api/recipes/${recipe.id}`, { token: tokenOf(system, who) })
      if (recipe.isDeleted) return expectStatus(reply, 404)
      if (recipe.author !== who) return expectStatus(reply, 403)
      expectStatus(reply, 204)
      recipe.isDeleted = true
    },
    hasRecipes,
  )

/** Rates a recipe. 0 stars withdraw the rating. */
export const rate = (who: number, which: number, stars: number): Step =>
  step(
    `rate(${who}, ${which}, ${stars})`,
    async (model, system) => {
      const recipe = pick(model, which)
      const reply = await system.call('PUT', `/api/recipes/${recipe.id}`, {
        token: tokenOf(system, who),
        body: { rating: stars },
      })
      if (recipe.isDeleted) return expectStatus(reply, 404)
      expectStatus(reply, 200)
      if (stars === 0) recipe.ratings.delete(who)
      else recipe.ratings.set(who, stars)
      assert.deepEqual([reply.body.rating, reply.body.ratingCount], [meanOf(recipe), recipe.ratings.size])
    },
    hasRecipes,
  )

export const bookmark = (who: number, which: number, isSet: boolean): Step =>
  step(
    `bookmark(${who}, ${which}, ${isSet})`,
    async (model, system) => {
      const recipe = pick(model, which)
      const path = `/api/recipes/${recipe.id}/bookmark`
      const reply = await system.call(isSet ? 'POST' : 'DELETE', path, { token: tokenOf(system, who) })
      if (recipe.isDeleted) return expectStatus(reply, 404)
      expectStatus(reply, 200)
      if (isSet) recipe.bookmarkedBy.add(who)
      else recipe.bookmarkedBy.delete(who)
    },
    hasRecipes,
  )

export const comment = (who: number, which: number, content: string): Step =>
  step(
    `comment(${who}, ${which}, ${JSON.stringify(content)})`,
    async (model, system) => {
      const recipe = pick(model, which)
      // The site takes the same words of the same member within ten seconds for one comment.
      const words = `${content} ${recipe.comments.length}-${model.recipes.length}`
      const reply = await system.call('POST', `/api/recipes/${recipe.id}/comment`, {
        token: tokenOf(system, who),
        body: { content: words },
      })
      if (recipe.isDeleted) return expectStatus(reply, 404)
      expectStatus(reply, 201)
      const known = recipe.comments.find(one => one.author === who && one.content === words)
      if (!known) recipe.comments.push({ id: reply.body.id, author: who, content: words })
    },
    hasRecipes,
  )

/** The administrator deletes a comment of any recipe. */
export const deleteComment = (which: number): Step =>
  step(
    `deleteComment(${which})`,
    async (model, system) => {
      const recipes = model.recipes.filter(({ comments }) => comments.length > 0)
      const recipe = recipes[which % recipes.length]
      const [deleted] = recipe?.comments.splice(which % recipe.comments.length, 1) ?? []
      const path = `/api/admin/comments/${deleted?.id}`
      const reply = await system.call('DELETE', path, { token: system.adminToken })
      expectStatus(reply, recipe?.isDeleted ? 404 : 204)
      expectStatus(await system.call('DELETE', path, { token: system.adminToken }), 404)
    },
    ({ recipes }) => recipes.some(({ comments }) => comments.length > 0),
  )

/** Reads a recipe as this member sees it. */
export const read = (who: number, which: number): Step =>
  step(
    `read(${who}, ${which})`,
    async (model, system) => {
      const recipe = pick(model, which)
      const reply = await system.call('GET', `/api/recipes/${recipe.id}`, { token: tokenOf(system, who) })
      if (recipe.isDeleted) return expectStatus(reply, 404)
      expectStatus(reply, 200)
      const { title, rating, ratingCount, commentCount, bookmarked, myRating, author, comments } = reply.body
      assert.deepEqual(
        {
          title,
          rating,
          ratingCount,
          commentCount,
          bookmarked,
          myRating,
          author: author.id,
          comments: comments.map((one: { id: number; content: string }) => [one.id, one.content]).toSorted(),
        },
        {
          title: recipe.title,
          rating: meanOf(recipe),
          ratingCount: recipe.ratings.size,
          commentCount: recipe.comments.length,
          bookmarked: recipe.bookmarkedBy.has(who),
          myRating: recipe.ratings.get(who) ?? 0,
          author: idOf(system, recipe.author),
          comments: recipe.comments.map(({ id, content }) => [id, content]).toSorted(),
        },
      )
    },
    hasRecipes,
  )

type Listed = { id: number; title: string; rating: number; commentCount: number }

/** Reads the member's own recipes and bookmarks, and the test members' recipes in the list of all recipes. */
export const list = (who: number): Step =>
  step(`list(${who})`, async (model, system) => {
    const token = tokenOf(system, who)
    const living = model.recipes.filter(({ isDeleted }) => !isDeleted)
    const facts = ({ id, title, rating, commentCount }: Listed) => [id, title, rating, commentCount]
    const expected = (recipes: ModelRecipe[]) =>
      recipes.map(recipe => [recipe.id, recipe.title, meanOf(recipe), recipe.comments.length]).toReversed()
    const own = await system.call('GET', '/api/recipes/user', { token })
    assert.deepEqual(own.body.map(facts), expected(living.filter(({ author }) => author === who)))
    const bookmarked = await system.call('GET', '/api/recipes/bookmarked', { token })
    assert.deepEqual(
      bookmarked.body.map(facts).toSorted(),
      expected(living.filter(({ bookmarkedBy }) => bookmarkedBy.has(who))).toSorted(),
    )
    for (const credentials of [{ token }, {}]) {
      const all = await system.call('GET', '/api/recipes?limit=100', credentials)
      const ids = new Set(model.recipes.map(({ id }) => id))
      assert.deepEqual(all.body.filter(({ id }: Listed) => ids.has(id)).map(facts), expected(living))
    }
  })
