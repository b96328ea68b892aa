import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'

const lineBytes = 10_000
const lines = 10_000
const maxKeptMb = 50

/** Writes the lines, lets their batches go, and sends how much memory it has then. The test has to end it. */
const program = `
import { openLog } from '#server/platform/log/log.ts'
import { setTimeout as sleep } from 'node:timers/promises'
const log = openLog('info')
for (let n = 0; n < ${lines}; n += 1) {
  log.info({ text: String(n).padStart(${lineBytes}, '.') })
  if (n % 100 === 0) await sleep(1)
}
await sleep(50)
gc()
const { heapUsed, external } = process.memoryUsage()
process.send((heapUsed + external) / 1e6)
setInterval(() => undefined, 1_000)
`

test('lines that nobody reads wait up to a limit, and the process continues', async t => {
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  t.after(() => child.kill('SIGKILL'))
  const [keptMb] = await once(child, 'message')
  t.diagnostic(`${keptMb.toFixed(1)} MB kept of ${(lines * lineBytes) / 1e6} MB`)
  assert.ok(keptMb < maxKeptMb, `${keptMb} MB`)
})
