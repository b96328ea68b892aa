import { Client } from 'pg'
import type { BareAnswers } from '../machine/bare-process.ts'

const card = `r.id, r.title, r.image, r.prep_time as "prepTime", r.servings, r.diet_type as "dietType",
  r.country_of_origin as "countryOfOrigin", r.chef_name as "chefName", r.cover_key as "coverKey",
  r.cover_color as "coverColor", r.created_at as "createdAt", r.updated_at as "updatedAt", r.author_id as "authorId",
  u.display_name as "authorName", c.rating, c.rating_count as "ratingCount", c.comment_count as "commentCount"`
const tables = `recipes r join recipe_counts c on c.recipe_id = r.id join users u on u.id = r.author_id`

/** The statement that the barest handler runs for each shape. Search is PostgreSQL's own: it knows no typos, parts of words or totals. */
export const bareAnswers: BareAnswers = {
  '/list': { sql: `select ${card} from ${tables} order by r.id desc limit 24` },
  '/filtered': {
    sql: `select ${card} from ${tables} where r.servings >= $1::integer and r.prep_minutes <= $2::integer
      order by r.id desc limit 24`,
  },
  '/deep': { sql: `select ${card} from ${tables} where r.id < $1::bigint order by r.id desc limit 24` },
  '/search': {
    sql: `select ${card} from bare_search b join ${tables.replace('recipes r', 'recipes r on r.id = b.recipe_id')},
        plainto_tsquery('english', $1) as wanted
      where b.words @@ wanted order by ts_rank(b.words, wanted) desc, r.id desc limit 24`,
  },
  '/recipe': {
    sql: `select ${card}, r.ingredients, r.instructions from ${tables} where r.id = $1::bigint`,
    isOne: true,
  },
}

/** Indexes the texts for search as PostgreSQL's documentation recommends: weighted, with a GIN index. */
export async function indexForBare(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`
      create table bare_search as select id as recipe_id,
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', ingredients), 'B')
          || setweight(to_tsvector('english', instructions), 'C') as words from recipes`)
    await client.query('create index on bare_search using gin (words)')
    await client.query('vacuum analyze bare_search')
  } finally {
    await client.end()
  }
}
