import { type SqlBool, sql } from 'kysely'
import { termsOf } from '#contract/search-match.ts'
import { fieldMarks, otherSpelling, searchTerms, wordForms } from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isListed } from '../../recipe-access/recipe-access.queries.ts'
import { tokens } from './conditions.queries.ts'
import { ingredientStopWords } from './ingredient-stop-words.ts'
import { noFilters } from './plan.ts'
import { listPlaces } from './scan.queries.ts'
import { expandTerms } from './terms.queries.ts'

const maxSuggestions = 5
/** In this tier and in better ones, every term is the beginning of a word of the title. */
const lastTitleRank = 1

export async function suggest(db: Database, q: string) {
  const [recipes, chefs, ingredients] = await Promise.all([
    suggestRecipes(db, q),
    suggestChefs(db, q),
    suggestIngredients(db, q),
  ])
  return { recipes, chefs, ingredients }
}

/** Suggests recipes whose titles contain every word; the last word may be a prefix. */
export async function suggestRecipes(db: Database, q: string) {
  const terms = termsOf(q)
  if (terms.length === 0) return []
  const query = { ...noFilters, q, sort: 'relevance' as const }
  const search = { query, ...(await expandTerms(db, terms, query)) }
  const { places } = await listPlaces(db, search, { limit: maxSuggestions, worstRank: lastTitleRank })
  const ids = places.map(({ id }) => id)
  if (ids.length === 0) return []
  const titles = await db
    .selectFrom('recipes as r')
    .select(['r.id', 'r.title'])
    .where('r.id', 'in', ids)
    .where(isListed('r'))
    .execute()
  return titles.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

type Chef = { id: number; name: string }

/** Suggests members who have published, by their display name. If no name matches as typed, tries the other spelling ('Joerg', Jörg). */
export async function suggestChefs(db: Database, q: string): Promise<Chef[]> {
  const name = q
    .replaceAll(/[\\%_]/g, '')
    .trim()
    .normalize('NFC')
    .toLowerCase()
  if (name === '') return []
  const chefs = await chefsNamed(db, name)
  const other = otherSpelling(name)
  return chefs.length > 0 || other === name ? chefs : chefsNamed(db, other)
}

/** Returns first the members whose display name begins with this text, then those with the text in a later word. */
async function chefsNamed(db: Database, name: string): Promise<Chef[]> {
  const folded = sql`fold_name(${name}::text)`
  const begins = sql<SqlBool>`fold_name(display_name) collate "C" >= ${folded}
    and fold_name(display_name) collate "C" < ${folded} || ${'\u{10ffff}'}`
  const { rows: first } = await sql<Chef>`
    select u.id, u.display_name as name from users u where ${begins} and ${isChef}
    order by fold_name(display_name) collate "C" limit ${maxSuggestions}`.execute(db)
  if (first.length === maxSuggestions || name.length < minSubstringLength) return first
  const { rows: later } = await sql<Chef>`
    select u.id, u.display_name as name from users u
    where fold_name(display_name) like '% ' || ${folded} || '%' and not (${begins}) and ${isChef}
    limit ${maxSuggestions - first.length}`.execute(db)
  return [...first, ...later]
}

const minSubstringLength = 3
const isChef = sql<SqlBool>`status = 'active' and exists (select from recipe_search s where s.author_id = u.id)`

/**
 * Suggests words of ingredients that begin with the last word, the most frequent first, in a recipe's spelling. The vocabulary also has
 * words of recipes that are hidden, that were refused, or whose author is leaving. A word is suggested only if a listed recipe has it.
 */
export async function suggestIngredients(db: Database, q: string): Promise<string[]> {
  const last = searchTerms(q).at(-1)?.text
  if (!last) return []
  const { rows } = await sql<Spelled>`
    select word, spelling from (
      select word, spelling, main_count from search_words
      where spelling is not null and word >= ${last} and word < ${`${last}\u{10ffff}`}
        and word !~ '\\d' and word <> all(${[...ingredientStopWords]}::text[])
      order by main_count desc, word limit ${8 * maxSuggestions}
    ) as w
    where (w.main_count > ${manyRecipes} and ${isInNewest}) or ${isInAny}
    limit ${2 * maxSuggestions}`.execute(db)
  return rows
    .filter((row, place) => !rows.slice(0, place).some(better => isSameWord(row, better)))
    .slice(0, maxSuggestions)
    .map(({ spelling }) => spelling)
}

const inTitle = sql`${sql.lit(fieldMarks.title)} || w.word`
const inIngredients = sql`${sql.lit(fieldMarks.ingredients)} || w.word`
const isInAny = sql<SqlBool>`exists (
  select from recipe_search s where ${tokens} && array[${inTitle}, ${inIngredients}])`

/** A word in more recipes than this is probably in one of the newest. The index would first list all recipes that have it. */
const manyRecipes = 5_000
const isInNewest = sql<SqlBool>`exists (
  select from (select title_words, ingredient_words from recipe_search order by recipe_id desc limit 100) as s
  where strpos(s.title_words, ${inTitle} || ' ') > 0 or strpos(s.ingredient_words, ${inIngredients} || ' ') > 0)`

type Spelled = { word: string; spelling: string }

const isSameWord = (one: Spelled, other: Spelled): boolean =>
  one.spelling === other.spelling || wordForms(one.word).some(form => wordForms(other.word).includes(form))
