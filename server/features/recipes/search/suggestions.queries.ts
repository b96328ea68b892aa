import { type SqlBool, sql } from 'kysely'
import { termOf } from '#contract/search-match.ts'
import { foldText, searchTerms, wordForms } from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { countAll } from './facets.queries.ts'
import { notIngredients } from './not-ingredients.ts'
import { lastTitleTier, listRanked } from './ranked.queries.ts'
import { lookUp } from './vocabulary.queries.ts'

const shown = 5

/** Titles that hold every word; the last one may be unfinished. */
export async function suggestRecipes(db: Database, q: string) {
  const terms = searchTerms(q).map(termOf)
  if (terms.length === 0) return []
  const [known, recipes] = await Promise.all([lookUp(db, terms), countAll(db)])
  const places = await listRanked(db, {
    terms: known,
    narrow: [],
    tokens: [],
    minRating: 0,
    cursor: undefined,
    limit: shown,
    recipes,
    worstRank: lastTitleTier,
  })
  const ids = places.map(({ id }) => id)
  if (ids.length === 0) return []
  const titles = await db.selectFrom('recipes').select(['id', 'title']).where('id', 'in', ids).execute()
  return titles.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Members who have published, by any beginning of their name. */
export async function suggestChefs(db: Database, q: string): Promise<{ id: number; name: string }[]> {
  const name = foldText(q)
    .replaceAll(/[\\%_'’]/g, '')
    .trim()
  if (name === '') return []
  const begins = sql<SqlBool>`fold_name(display_name) collate "C" >= ${name}
    and fold_name(display_name) collate "C" < ${`${name}\u{10ffff}`}`
  const { rows } = await sql<{ id: number; name: string }>`
    select u.id, u.display_name as name from users u
    where (${begins} ${name.length < 3 ? sql`` : sql`or fold_name(display_name) like ${`% ${name}%`}`})
      and status = 'active' and exists (select from recipe_search s where s.author_id = u.id)
    order by ${begins} desc, fold_name(display_name) collate "C", u.id
    limit ${shown}`.execute(db)
  return rows
}

/** Words of ingredients that begin like the last word, the most used first, in a cook's own spelling. */
export async function suggestIngredients(db: Database, q: string): Promise<string[]> {
  const last = searchTerms(q).at(-1)
  if (!last) return []
  const { rows } = await sql<{ word: string; spelling: string }>`
    select word, spelling from search_words
    where spelling is not null and word >= ${last} and word < ${`${last}\u{10ffff}`}
    order by main_count desc, word limit ${8 * shown}`.execute(db)
  const words = rows.map(({ word }) => word)
  return rows
    .filter(({ word }) => !notIngredients.has(word) && !/\d/.test(word))
    .filter(({ word }, place) => !words.slice(0, place).some(better => isSameThing(word, better)))
    .slice(0, shown)
    .map(({ spelling }) => spelling)
}

const isSameThing = (one: string, other: string): boolean =>
  wordForms(one).some(form => wordForms(other).includes(form))
