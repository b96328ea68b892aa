import { randomInt } from 'node:crypto'
import { authRoutes } from '#contract/auth.ts'
import { maxNameLength } from '#contract/limits.ts'
import { skeletonOf } from '#contract/names.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { providerCook } from '#texts/providers.ts'
import { usernameKey } from '../auth.queries.ts'

const rules = authRoutes.signup.body

/** Checks a name by the rules for signing up. Undefined if the name is not valid. */
function validName(name: string): string | undefined {
  const given = {
    email: 'a@example.org',
    username: name,
    password: 'x'.repeat(12),
    confirmPassword: 'x'.repeat(12),
  }
  const parsed = rules.safeParse(given)
  return parsed.success ? parsed.data.username : undefined
}

const numbered = (name: string) =>
  `${[...name]
    .slice(0, maxNameLength - 7)
    .join('')
    .trim()} ${randomInt(1_000, 1_000_000)}`

/**
 * Returns the first of these names that is valid and free, or a name with a number. The names come from the provider and must never be a
 * part of the e-mail address, since names are public. The member can change the name.
 */
export async function chooseUsername(db: Database, names: string[]): Promise<string> {
  const wanted = names.flatMap(name => validName(name) ?? []).slice(0, 2)
  for (const name of wanted) if (await isFree(db, name)) return name
  const withNumber = numbered(wanted[0] ?? providerCook)
  return validName(withNumber) ?? numbered(providerCook)
}

async function isFree(db: Database, name: string): Promise<boolean> {
  const taken = await db
    .selectFrom('users')
    .select('id')
    .where(eb =>
      eb.or([eb('username_key', '=', usernameKey(name)), eb('username_skeleton', '=', skeletonOf(name))]),
    )
    .limit(1)
    .executeTakeFirst()
  return taken === undefined
}
