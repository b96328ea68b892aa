// After an install: makes node_modules/.bin/node the Node this project pins, so that every script uses it.
// Plain JavaScript, because the system's own Node (20 or later) runs it. npm 10 deletes the link when it drops
// the other platforms' packages, which share its name.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pinnedNode } from './pinned-node.js'

const binary = pinnedNode()
if (binary && process.platform !== 'win32') {
  const link = join(import.meta.dirname, '../../node_modules/.bin/node')
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(relative(dirname(link), binary), link)
}
if (!binary || !existsSync(binary)) {
  console.error(
    `Mezani pins Node 26, but no build of it is on npm for ${process.platform}-${process.arch}. Install Node 24 or later yourself.`,
  )
}

// A small Debian, for example, lacks a library that Node is linked with.
const tried = binary && spawnSync(binary, ['--version'], { encoding: 'utf8' })
if (tried && tried.status !== 0) {
  console.error(
    `The Node that Mezani brings does not start: ${(tried.error?.message ?? tried.stderr).trim()}\nOn Debian: apt-get install libatomic1`,
  )
  process.exitCode = 1
}
