import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { problemSchema } from '#contract/errors.ts'
import { type Operation, routes } from '#contract/routes.ts'
import { type ApiResponse, type RawRequest, rawCall } from '#tests/support/call.ts'
import { countRows, databaseHash } from '#tests/support/fingerprint.ts'
import { asRaw, openRequests } from '#tests/support/requests/requests.ts'
import type { TestSite } from '#tests/support/site.ts'
import { newPicture } from '#tests/support/uploads.ts'
import { waitFor } from '#tests/support/wait-for.ts'

/** Operations that write. An operation with two ways through is listed twice. */
export const writingOperations: { name: string; operation: Operation; isOtherWay?: true }[] = [
  ...Object.entries(routes)
    .filter(([, { method }]) => method !== 'GET')
    .map(([name]) => ({ name, operation: name as Operation })),
  { name: 'updateUser with another address', operation: 'updateUser', isOtherWay: true },
]
type Case = (typeof writingOperations)[number]

/**
 * Operations whose failure may leave something that the same request completes when it is sent again. The second request has no
 * further effect (the same comment within ten seconds is a double submit). All other operations must be undone.
 */
const repeatable: ReadonlySet<Operation> = new Set([
  'editRecipe',
  'rateRecipe',
  'addComment',
  'addCook',
  'updateUser',
  'uploadImage',
  'uploadAvatar',
  'followUser',
  'unfollowUser',
  'blockUser',
  'unblockUser',
])

export async function prepareOperations(site: TestSite, url: string) {
  const { prepare } = await openRequests(site)

  /** Builds a new request of this operation, which nobody has sent yet. */
  async function build({ operation, isOtherWay }: Case): Promise<RawRequest> {
    // Deletes the rows of which the site keeps only one. A request would add one only if there is none yet.
    await site.pool.query(
      'delete from notifications; delete from moderation_figures; delete from decision_hours',
    )
    // Renews the sessions: all rounds take longer than an administrator's idle session and a proof last.
    await site.pool.query('update sessions set proved_at = now(), last_seen_at = now()')
    const request = await prepare(operation, { photo: await newPicture() })
    const email = isOtherWay && `${randomBytes(6).toString('hex')}@example.org`
    return asRaw(email ? { ...request, body: { ...request.body, email } } : request)
  }

  /** Returns how many rows each table has more or fewer after `act` than before. Leaves out tables without a change. */
  async function countChanges(act: () => Promise<void>): Promise<Record<string, number>> {
    const before = await countRows(site)
    await act()
    const after = [...(await countRows(site))]
    return Object.fromEntries(
      after
        .map(([name, rows]) => [name, rows - (before.get(name) ?? 0)])
        .filter(([, change]) => change !== 0),
    )
  }

  async function send(request: RawRequest, given: Case): Promise<void> {
    const reply = await rawCall(url, request)
    assert.equal(reply.status, routes[given.operation].status, `${given.name}: ${reply.text}`)
  }

  return {
    /** Returns what the operation changes when nothing fails. */
    async findUsualChanges(given: Case): Promise<Record<string, number>> {
      const request = await build(given)
      return countChanges(() => send(request, given))
    },

    /**
     * Sends the operation with this fault. Either it is refused with a problem of these statuses and changes nothing, or it is
     * done. If it was refused, it is sent again and is then done once. Returns false if the fault did not happen.
     */
    async sendWithFault(
      given: Case,
      usual: Record<string, number>,
      fault: { inject: () => void; disarm: () => boolean; statuses: number[]; what: string },
    ): Promise<boolean> {
      const what = `${given.name}, ${fault.what}`
      const request = await build(given)
      let hasHappened = false
      const changes = await countChanges(async () => {
        const before = await databaseHash(site)
        fault.inject()
        const reply = await rawCall(url, request)
        hasHappened = fault.disarm()
        await assertNothingOpen(site, what)
        if (reply.status === routes[given.operation].status) return
        assertProblem(reply, fault.statuses, what)
        if (!repeatable.has(given.operation))
          assert.equal(await databaseHash(site), before, `${what}: nothing is half done`)
        await send(request, given)
      })
      assert.deepEqual(withoutUnused(changes, usual), usual, `${what}: done once, and whole`)
      return hasHappened
    },
  }
}

/** Ignores one unused upload. The sweep of unused pictures deletes a picture that could not be discarded or has not become an avatar. */
function withoutUnused(
  { uploads = 0, ...changes }: Record<string, number>,
  usual: Record<string, number>,
): Record<string, number> {
  const { uploads: usualUploads = 0 } = usual
  const counted = uploads === usualUploads + 1 ? usualUploads : uploads
  return counted === 0 ? changes : { ...changes, uploads: counted }
}

function assertProblem({ status, body, headers, text }: ApiResponse, statuses: number[], what: string): void {
  assert.ok(statuses.includes(status), `${what}: ${status} ${text}`)
  const { code } = problemSchema.strict().parse(body)
  assert.equal(code, status === 503 ? 'unavailable' : 'internal_error', what)
  if (status === 503) assert.ok(Number(headers.get('retry-after')) > 0, what)
}

/** Asserts that no transaction and no temporary file is left. */
async function assertNothingOpen({ pool, dataDir }: TestSite, what: string): Promise<void> {
  // PostgreSQL notices a lost connection a moment later; a transaction that nobody ends is cut after ten seconds.
  await waitFor(
    async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity
         where datname = current_database() and state <> 'idle' and xact_start < now() and pid <> pg_backend_pid()`,
      )
      return rows.length === 0 || undefined
    },
    `${what}: the end of its transaction`,
    5_000,
  )
  const incoming = await readdir(join(dataDir, 'media/.incoming')).catch(() => [])
  assert.deepEqual(incoming, [], what)
}
