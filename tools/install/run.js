// Runs a TypeScript file under the pinned Node, whichever Node runs this: node [FLAGS] tools/install/run.js FILE [ARGS]
// npm usually puts the pinned Node on the PATH, but not npm 10 with --ignore-scripts, and not a call by hand.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pinnedNode } from './pinned-node.js'

const oldestNode = 24
const [file, ...args] = process.argv.slice(2)

// By default glibc keeps a memory arena for each thread. Under a flood of requests a site has 275 MB with one arena and 320 MB with
// the default. glibc reads the setting only at the start of a process, so Node starts again in its own place.
const arenas = { ...process.env, MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '1' }
if (process.platform === 'linux' && process.execve && !process.env.MALLOC_ARENA_MAX)
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], arenas)

if (Number(process.versions.node.split('.')[0]) >= oldestNode) {
  process.argv = [process.execPath, resolve(file), ...args]
  await import(pathToFileURL(resolve(file)).href)
} else {
  const binary = pinnedNode()
  if (!binary) {
    console.error(
      `Mezani needs Node ${oldestNode} or later; this is ${process.version}. Run npm ci, or install a newer Node.`,
    )
    process.exit(1)
  }
  const child = spawn(binary, [...process.execArgv, file, ...args], { stdio: 'inherit', env: arenas })
  const forwarded = process.platform === 'win32' ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGUSR2']
  for (const signal of forwarded) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
