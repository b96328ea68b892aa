import { z } from 'zod'
import { timestamp } from './fields.ts'

export const count = z.int().min(0)

/** What the site stores of a member's own. */
export const holdings = z
  .object({
    recipes: count,
    bookmarkers: count.meta({
      description: 'Other members who bookmarked one of the recipes, counted up to 10,000.',
    }),
    comments: count,
    cooks: count,
    ratings: count,
    bookmarks: count,
    following: count,
  })
  .meta({ id: 'Holdings' })

/** What a member who is leaving receives when signing in, beside the refusal. No session is started. */
export const departure = z
  .object({
    token: z
      .string()
      .meta({ description: 'The token that brings the account back. Valid for some minutes.' }),
    name: z.string(),
    askedAt: timestamp,
    leavesAt: timestamp,
    holdings,
  })
  .meta({ id: 'Departure' })

export type Departure = z.infer<typeof departure>
