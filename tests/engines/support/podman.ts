import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { promisify } from 'node:util'

const maxCommandMinutes = 5

export type Podman = {
  /** A command of the page, such as `podman stop mezani`, with images and containers of this test file alone. Returns both of its outputs. */
  run: (command: string) => Promise<string>
  /** The folder that is the container's volume. */
  volume: string
}

/** A podman of this test file's own, with runc. Containers use the network of the machine, on which other tests run beside it. */
export async function openPodman(owner: number): Promise<Podman> {
  const folder = await mkdtemp(join(tmpdir(), 'mezani-podman-'))
  const global = [
    ...['--root', join(folder, 'storage'), '--runroot', join(folder, 'run'), '--tmpdir', join(folder, 'tmp')],
    ...['--storage-driver', 'overlay', '--cgroup-manager', 'cgroupfs', '--events-backend', 'file'],
    ...['--runtime', 'runc'],
  ]
  const run = async (command: string) => {
    const [program = '', ...words] = command.split(' ')
    assert.equal(program, 'podman')
    const { stdout, stderr } = await promisify(execFile)(program, [...global, ...words], {
      timeout: maxCommandMinutes * 60_000,
      maxBuffer: 50_000_000,
      // No systemd calls the health check.
      env: { ...process.env, DISABLE_HC_SYSTEMD: 'true' },
    }).catch(error => assert.fail(`${command}\n${error.stderr}`))
    return stdout + stderr
  }
  after(async () => {
    await run('podman rm --all --force --time 0').catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  })
  const volume = join(folder, 'volume')
  await mkdir(volume, { mode: 0o700 })
  await promisify(execFile)('chown', [`${owner}:${owner}`, volume])
  return { run, volume }
}
