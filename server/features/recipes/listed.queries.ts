import { type SqlBool, sql } from 'kysely'

/**
 * Whether everybody sees the recipe: no moderator holds it, and its author is not leaving. Each query that answers others than the
 * author, moderators and administrators has this condition, or reads `recipe_search`, which has rows of listed recipes alone.
 * `alias`: of `recipes` or `recipe_counts`.
 */
export const isListed = (alias: string) => sql<SqlBool>`not ${sql.ref(`${alias}.is_shelved`)}`

/** Whether this member, or a visitor, sees the recipe: it is listed, or it is the member's own and hidden by moderators. */
export const isShownTo = (viewerId: number | undefined, alias: string) =>
  viewerId === undefined
    ? isListed(alias)
    : sql<SqlBool>`(${isListed(alias)}
        or ${sql.ref(`${alias}.held`)} = 'hidden' and ${sql.ref(`${alias}.author_id`)} = ${viewerId})`
