import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const maxCommandMinutes = 5

/** podman with images and containers of this folder alone, and runc; these words precede a command's. */
export const podmanIn = (folder: string): string[] => [
  'podman',
  ...['--root', join(folder, 'storage'), '--runroot', join(folder, 'run'), '--tmpdir', join(folder, 'tmp')],
  ...['--storage-driver', 'overlay', '--cgroup-manager', 'cgroupfs', '--events-backend', 'file'],
  ...['--runtime', 'runc'],
]

/** Runs a command of podman to its end; resolves with both of its outputs, or rejects with them. */
export async function runPodman(folder: string, words: string[]): Promise<string> {
  const [program = '', ...global] = podmanIn(folder)
  const { stdout, stderr } = await promisify(execFile)(program, [...global, ...words], {
    timeout: maxCommandMinutes * 60_000,
    maxBuffer: 50_000_000,
    // No systemd calls the health check.
    env: { ...process.env, DISABLE_HC_SYSTEMD: 'true' },
  })
  return stdout + stderr
}

/** A folder for images and containers, with what removes all of them. */
export async function makePodmanFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'mezani-podman-'))
  return {
    folder,
    remove: async () => {
      await runPodman(folder, ['rm', '--all', '--force', '--time', '0']).catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
