import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type FactorOwner, tablesOf } from '#server/features/auth/second-factor/factor-owner.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { stepAt, totpOfStep } from '#server/platform/secrets/totp.ts'

/** The secret of every second factor that tests make, so that any test knows its codes. */
export const appSecret = Buffer.from('12345678901234567890')

/** Returns what the app shows at this time, or `later` steps of 30 seconds later. */
export const currentCode = (later = 0): string => totpOfStep(appSecret, stepAt(new Date()) + later)

/** Returns a code that the app does not show near this time. */
export function wrongCode(): string {
  const near = [-3, -2, -1, 0, 1, 2, 3].map(currentCode)
  return ['111111', '222222', '333333'].find(code => !near.includes(code)) ?? '444444'
}

/** Gives a member, or an administrator, a second factor with `appSecret`, without recovery codes. */
export async function switchOn(
  { db }: { db: Database },
  owner: number | FactorOwner,
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
): Promise<void> {
  const { factors, column, id } = tablesOf(typeof owner === 'number' ? { userId: owner } : owner)
  await db
    .insertInto(factors)
    .values({
      [column as 'user_id']: id,
      secret: appSecret,
      recovery_salt: randomBytes(16),
      confirmed_at: isConfirmed ? sql<Date>`now()` : null,
    })
    .execute()
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns what an app with this key shows at this time, or `later` steps of 30 seconds later. */
export function codeOfKey(key: string, later = 0): string {
  const letters = [...key.replace(/\s/g, '')]
  const bits = letters.map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2))
  return totpOfStep(Buffer.from(bytes), stepAt(new Date()) + later)
}
