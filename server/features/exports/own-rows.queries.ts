import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { isListed } from '../recipe-access/recipe-access.queries.ts'
import { columnsOf, personalData } from './personal-data.table.ts'

/** The member whose ZIP is made. */
export type Owner = { userId: number; emailKey: string; isVerified: boolean }

export type OwnRow = Record<string, unknown>

export const findOwner = (db: Database, userId: number) =>
  db
    .selectFrom('users')
    .select([
      'id as userId',
      'email_key as emailKey',
      'username',
      'display_name as name',
      'avatar_key as avatarKey',
      sql<boolean>`email_verified_at is not null`.as('isVerified'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst()

/** The tables with rows of members. */
export const ownTables = (Object.keys(personalData) as (keyof DB)[]).filter(
  name => typeof personalData[name] !== 'string',
)

/** Adds the names of recipes and members to their ids. A list of ids would mean nothing to a person. */
const nameColumns = ({ userId }: Owner): Record<string, ReturnType<typeof sql>> => ({
  recipe_id: sql`(select title from recipes r where r.id = t.recipe_id
    and (${isListed('r')} or r.author_id = ${userId})) as recipe_title`,
  followed_id: sql`(select display_name from users u where u.id = t.followed_id) as followed_name`,
  blocked_id: sql`(select display_name from users u where u.id = t.blocked_id) as blocked_name`,
  actor_id: sql`(select display_name from users u where u.id = t.actor_id) as actor_name`,
})

/** Columns with a day but no time. They are exported as text, so that the day is the same in every time zone. */
const days = new Set(['cooked_on'])

const selectionOf = (column: string) =>
  days.has(column) ? sql`${sql.ref(`t.${column}`)}::text as ${sql.ref(column)}` : sql.ref(`t.${column}`)

const isOf = (whose: string, { userId, emailKey, isVerified }: Owner) =>
  whose === 'verified address'
    ? sql<SqlBool>`(${isVerified}::boolean and lower(email) = ${emailKey})`
    : sql<SqlBool>`${sql.ref(whose)} = ${userId}`

const pageSize = 200

/** Reads a member's rows of a table with the exported columns, a page at a time. */
export async function* readOwnRows(db: Database, table: keyof DB, owner: Owner): AsyncGenerator<OwnRow[]> {
  const entry = personalData[table]
  if (typeof entry === 'string') return
  const { whose, orderBy = 'id' } = entry
  const exported = columnsOf(entry.exported)
  const names = nameColumns(owner)
  const named = exported.flatMap(column => names[column] ?? [])
  const columns = sql.join([...exported.map(selectionOf), ...named])
  const key = sql.ref(`t.${orderBy}`)
  let last: unknown
  for (;;) {
    const after = last === undefined ? sql`true` : sql`${key} > ${last}`
    const { rows } = await sql<OwnRow & { export_key: unknown }>`
      select ${columns}, ${key} as export_key from ${sql.table(table)} t
      where ${isOf(whose, owner)} and ${after} order by ${key} limit ${pageSize}`.execute(db)
    if (rows.length === 0) return
    last = rows.at(-1)?.export_key
    yield rows.map(({ export_key: _, ...row }) => row)
    if (rows.length < pageSize) return
  }
}

/** Reads a member's recipes with what their pages show, in batches. */
export const readOwnRecipes = (db: Database, userId: number) =>
  readRecipes(db, sql<SqlBool>`r.author_id = ${userId}`)

/** Reads all listed recipes with what their pages show, in batches. */
export const readPublicRecipes = (db: Database) => readRecipes(db, isListed('r'))

const recipesAtOnce = 20

async function* readRecipes(db: Database, isWanted: RawBuilder<SqlBool>) {
  let after = 0
  for (;;) {
    const rows = await db
      .selectFrom('recipes as r')
      .innerJoin('recipe_counts as c', 'c.recipe_id', 'r.id')
      .leftJoin('recipe_origins as o', 'o.recipe_id', 'r.id')
      .select([
        'r.id',
        'r.title',
        'r.chef_name as chefName',
        'r.chef_image as chefImage',
        'r.image',
        'r.ingredients',
        'r.instructions',
        'r.url',
        'r.more_info_url as moreInfoUrl',
        'r.prep_time as prepTime',
        'r.prep_minutes as prepMinutes',
        'r.servings',
        'r.country_of_origin as countryOfOrigin',
        'r.diet_type as dietType',
        'r.cover_key as coverKey',
        'r.created_at as createdAt',
        'r.updated_at as updatedAt',
        'c.rating',
        'c.rating_count as ratingCount',
        'o.name as creditName',
        'o.address as creditAddress',
      ])
      .where(isWanted)
      .where('r.id', '>', after)
      .orderBy('r.id')
      .limit(recipesAtOnce)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

export type OwnRecipe =
  ReturnType<typeof readOwnRecipes> extends AsyncGenerator<infer Recipe> ? Recipe : never
