import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after } from 'node:test'
import type { Within } from '#tests/support/server-process.ts'

/** A network namespace with these addresses, in which every port is free: as root, on Linux. Closed after the test file. */
export async function openNetwork(addresses: string[]): Promise<Within> {
  const script = [
    'ip link set lo up',
    ...addresses.map(address => `ip address add ${address}/32 dev lo`),
    'echo open',
    'exec sleep infinity',
  ]
  const newNetwork = 'unshare'
  const holder = spawn(newNetwork, ['--net', 'sh', '-c', script.join(' && ')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  after(() => holder.kill('SIGKILL'))
  const [message] = await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit')])
  assert.equal(String(message).trim(), 'open')
  return command => ['nsenter', `--net=/proc/${holder.pid}/ns/net`, ...command]
}
