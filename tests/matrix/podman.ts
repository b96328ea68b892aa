import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after } from 'node:test'
import { promisify } from 'node:util'
import { makePodmanFolder, runPodman } from '#tools/matrix/engines/podman.ts'

export type Podman = {
  /** A command of the page, such as `podman stop mezani`, with images and containers of this test file alone. Returns what it prints. */
  run: (command: string) => Promise<string>
  /** The folder that is the container's volume. */
  volume: string
}

/**
 * A podman of this test file's own, with runc. Containers use the network of the machine, on which other tests run beside it.
 */
export async function openPodman(owner: number): Promise<Podman> {
  const { folder, remove } = await makePodmanFolder()
  after(remove)
  const volume = join(folder, 'volume')
  await mkdir(volume, { mode: 0o700 })
  await promisify(execFile)('chown', [`${owner}:${owner}`, volume])
  const run = async (command: string) => {
    const [program, ...words] = command.split(' ')
    assert.equal(program, 'podman')
    return runPodman(folder, words).catch(error => assert.fail(`${command}\n${error.stderr}`))
  }
  return { run, volume }
}
