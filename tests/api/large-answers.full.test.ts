import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { anInitializedDataDir } from '#server/platform/database/embedded/embedded.support.ts'
import { createApiCall } from '#tests/support/call.ts'
import { aMember } from '#tests/support/people.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { connectToDatabase, residentMb, startServer } from '#tests/support/server-process.ts'

const maxMb = 400
const requests = 100
const everyMs = 100

test('with ten large responses a second to one address, memory stays below 400 MB and every visitor is served', async t => {
  const dataDir = await anInitializedDataDir(t)
  const server = startServer(dataDir, { LOG_LEVEL: 'error' })
  const call = createApiCall(await server.url())
  const { db, pool } = await connectToDatabase(dataDir)
  const author = await aMember({ db })
  // No two words are the same, so that the text compresses badly.
  const line = () => Array.from({ length: 600 }, () => randomBytes(4).toString('hex').slice(1)).join(' ')
  for (let n = 0; n < 52; n += 1)
    await publishRecipe({ call }, author, { instructions: Array.from({ length: 12 }, line).join('\n') })
  await pool.end()

  let greatest = 0
  const attack = Array.from({ length: requests }, async (_, n) => {
    await sleep(n * everyMs)
    const path = `/api/recipes?dietType=Vegan&limit=100&maxPrepTime=${1_000 + n}`
    await call('GET', path, { headers: { 'accept-encoding': 'br' } })
    greatest = Math.max(greatest, residentMb(server.pid))
  })
  const strangers = Array.from({ length: requests }, async (_, n) => {
    await sleep(n * everyMs)
    const path = `/api/recipes?fields=card&limit=24&maxPrepTime=${5_000 + n}`
    return (await call('GET', path)).status
  })
  assert.deepEqual(new Set(await Promise.all(strangers)), new Set([200]))
  await Promise.all(attack)
  t.diagnostic(`${greatest.toFixed(0)} MB at most`)
  assert.ok(greatest < maxMb, `${greatest} MB`)
  await server.stop()
})
