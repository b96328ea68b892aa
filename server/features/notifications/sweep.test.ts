import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { defaultLimits } from '#server/platform/limits/default-limits.ts'
import { aMember } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import { deleteUnlistedNotifications } from './notifications.queries.ts'

const { maxNotifications } = defaultLimits

const site = await openSite()
const { db, call } = site

test('the sweep keeps the notifications that each member’s list shows, and no others', async () => {
  const [busy, quiet] = [await aMember(site), await aMember(site)]
  const actor = await aMember(site)
  const notify = (userId: number, count: number) =>
    sql`
    with posted as (
      insert into recipes (author_id, title, chef_name, chef_image, image, ingredients, instructions, url, more_info_url,
        prep_time, country_of_origin, diet_type, cover_key, cover_color)
      select ${userId}, 'Dish', 'x', '', '', 'x', 'x', '', '', '', '', '', 'k', '#000000'
      from generate_series(1, ${sql.lit(count)}) returning id)
    insert into notifications (user_id, actor_id, kind, recipe_id) select ${userId}, ${actor.id}, 'rating', id from posted`.execute(
      db,
    )
  const tell = (userId: number, count: number) =>
    sql`insert into site_notifications (user_id, kind)
      select ${userId}, 'report_outcome' from generate_series(1, ${sql.lit(count)})`.execute(db)
  for (const store of [notify, tell]) {
    await store(busy.id, maxNotifications + 30)
    await store(quiet.id, maxNotifications)
  }
  const listed = (await call('GET', '/api/notifications', { token: busy.token })).body
  await deleteUnlistedNotifications(db, maxNotifications)
  for (const table of ['notifications', 'site_notifications'] as const) {
    const countOf = async (id: number) =>
      (await db.selectFrom(table).select('id').where('user_id', '=', id).execute()).length
    assert.deepEqual([await countOf(busy.id), await countOf(quiet.id)], [maxNotifications, maxNotifications])
  }
  assert.deepEqual((await call('GET', '/api/notifications', { token: busy.token })).body, listed)
})
