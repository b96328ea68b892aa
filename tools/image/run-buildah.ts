import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

/** Runs buildah with these arguments, shows what it prints, and returns the last line of its output. Rejects if it fails. */
export type Buildah = (...args: string[]) => Promise<string>

/** A step that takes longer than this is assumed to hang. */
const maxStepMinutes = 30

/** Returns buildah with its images and containers in this folder. It needs no file system with layers. */
export const createBuildah =
  (folder: string): Buildah =>
  (...args) =>
    runStep('buildah', [
      ...['--storage-driver', 'vfs', '--root', join(folder, 'storage'), '--runroot', join(folder, 'run')],
      ...args,
    ])

export async function runStep(program: string, args: string[]): Promise<string> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: maxStepMinutes * 60_000,
    env: { ...process.env, BUILDAH_HISTORY: 'false' },
  })
  let last = ''
  for await (const line of createInterface(child.stdout)) {
    console.error(line)
    last = line.trim() || last
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  if (child.exitCode !== 0)
    throw new Error(
      `The image was not built: ${program} ended with ${child.signalCode ?? child.exitCode}; see above.`,
    )
  return last
}

/** Throws an error that says what to install, or that root is needed. */
export async function assertCanBuild(programs: string[]): Promise<void> {
  if (process.getuid?.() !== 0)
    throw new Error(
      'An image is built as root here. Run it as root, or build the Containerfile with docker or podman.',
    )
  for (const program of programs)
    await promisify(execFile)('which', [program]).catch(() => {
      throw new Error(`${program} is missing, which builds the image: apt-get install ${program}`)
    })
}
