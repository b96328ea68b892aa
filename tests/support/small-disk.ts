import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { TestContext } from 'node:test'

/** The `skip` of tests that mount a disk: why a disk cannot be mounted here, or false. */
export const whyNoDisks: string | false = findObstacle()

function findObstacle(): string | false {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'needs Linux and root, to mount a small disk'
  const path = mkdtempSync(join(tmpdir(), 'mezani-disk-'))
  try {
    mount(path, 1)
    unmount(path)
    return false
  } catch {
    return 'needs the right to mount a small disk, which a container may lack (CAP_SYS_ADMIN)'
  } finally {
    rmdirSync(path)
  }
}

export type SmallDisk = {
  path: string
  /** Takes all of the disk's space except `leavingBytes`. What was taken before is given back first. */
  fill: (leavingBytes?: number) => void
  /** Gives back what `fill` took. */
  empty: () => void
  freeBytes: () => number
}

/** Mounts a disk of this many megabytes (tmpfs) in a new folder until the end of the test. Link to the folder. */
export function aSmallDisk(t: TestContext, megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'mezani-disk-'))
  mount(path, megabytes)
  t.after(() => {
    unmount(path)
    rmdirSync(path)
  })
  const ballast = join(path, 'ballast')
  const empty = () => rmSync(ballast, { force: true })
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  }
  return {
    path,
    fill(leavingBytes = 0) {
      empty()
      execFileSync('fallocate', ['-l', String(freeBytes() - leavingBytes), ballast])
    },
    empty,
    freeBytes,
  }
}

/** Moves a folder to where another disk is mounted, and links to it, as an operator would. */
export function moveFolder(folder: string, to: string): void {
  const target = join(to, basename(folder))
  execFileSync('cp', ['-a', folder, target])
  rmSync(folder, { recursive: true })
  symlinkSync(target, folder)
}

// Programs of other accounts, such as PostgreSQL's, may enter the disk.
function mount(path: string, megabytes: number): void {
  const options = `size=${megabytes}m,mode=755`
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'mezani-test', path], { stdio: 'ignore' })
}

/** Unmounts lazily, because processes that a failed test left behind may have files open there. */
function unmount(path: string): void {
  execFileSync('umount', ['--lazy', path])
}
