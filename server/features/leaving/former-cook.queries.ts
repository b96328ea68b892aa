import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { formerCook } from '#texts/leaving.ts'
import { minutesOrLast } from '../recipes/search/search.ts'

/** No address and no username folds to these, so nobody can sign up or sign in as this account. */
const formerCookEmailKey = ''
const formerCookUsernameKey = ' former cook'

/** Returns the id of the one account that stands for all members who left. It has no page, no password and no address. */
export async function getFormerCook(db: Database): Promise<number> {
  await db
    .insertInto('users')
    .values({
      email: '',
      email_key: formerCookEmailKey,
      username: formerCook,
      username_key: formerCookUsernameKey,
      password_hash: '',
      status: 'suspended',
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', formerCookEmailKey)
    .executeTakeFirstOrThrow()
  return id
}

const batchSize = 500

/** Runs the statement until no rows are left, each time for one batch, since a member may have tens of thousands of rows. */
async function inBatches(db: Database, statement: ReturnType<typeof sql>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await statement.execute(db)
    if (numAffectedRows < batchSize) return
  }
}

/** Hands the member's comments over to the former cook. */
export const handOverComments = (db: Database, userId: number, formerCookId: number): Promise<void> =>
  inBatches(
    db,
    sql`update comments set author_id = ${formerCookId} where id in
      (select id from comments where author_id = ${userId} order by id limit ${sql.lit(batchSize)})`,
  )

/** Deletes a member's diary, ratings and bookmarks, in the order of recipes, whose counters they change. No diary is handed over. */
export async function deleteOpinions(db: Database, userId: number): Promise<void> {
  await inBatches(
    db,
    sql`delete from cooks where id in
      (select id from cooks where author_id = ${userId} order by recipe_id, id limit ${sql.lit(batchSize)})`,
  )
  await inBatches(
    db,
    sql`delete from ratings where user_id = ${userId} and recipe_id in
      (select recipe_id from ratings where user_id = ${userId} order by recipe_id limit ${sql.lit(batchSize)})`,
  )
  await inBatches(
    db,
    sql`delete from bookmarks where user_id = ${userId} and recipe_id in
      (select recipe_id from bookmarks where user_id = ${userId} order by recipe_id limit ${sql.lit(batchSize)})`,
  )
}

/**
 * Hands a recipe over to the former cook. Removes name, pictures and links, what the member said about its versions, and the versions
 * that moderators hid. The recipe is found again once its search words are written.
 */
export async function handOverRecipe(db: Database, id: number, formerCookId: number): Promise<void> {
  await db
    .updateTable('recipes')
    .set({
      author_id: formerCookId,
      chef_name: formerCook,
      chef_image: '',
      image: '',
      url: '',
      more_info_url: '',
      is_shelved: false,
    })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('recipe_versions').where('recipe_id', '=', id).where('is_hidden', '=', true).execute()
  await db
    .updateTable('recipe_versions')
    .set({ author_id: null, what_changed: '' })
    .where('recipe_id', '=', id)
    .execute()
  await db.updateTable('recipe_counts').set({ is_shelved: false }).where('recipe_id', '=', id).execute()
  await sql`
    insert into recipe_search (recipe_id, author_id, prep_minutes, servings, diet, country)
    select id, author_id, ${minutesOrLast('prep_minutes')}, servings, facet_key(diet_type), facet_key(country_of_origin)
    from recipes where id = ${id} on conflict do nothing`.execute(db)
}
