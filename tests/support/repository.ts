import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { promisify } from 'node:util'

export const repository = join(import.meta.dirname, '../..')

export type Source = { path: string; text: string; imports: Import[] }
/** `to` is a path in the repository, or a package's name. */
type Import = { to: string; isPackage: boolean; isTypeOnly: boolean }

/** Returns every file of the repository that is tracked or not ignored by git. */
export async function listFiles(...patterns: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns],
    { cwd: repository },
  )
  const paths = [...new Set(stdout.split('\n').filter(Boolean))]
  return paths.filter(path => existsSync(join(repository, path)))
}

/** Returns every TypeScript file of the repository, with what it imports. */
export async function readSources(): Promise<Source[]> {
  const sources = await Promise.all((await listFiles('*.ts', '*.tsx')).map(readSource))
  return sources.filter(source => source !== undefined)
}

async function readSource(path: string): Promise<Source | undefined> {
  const text = await readFile(join(repository, path), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : { path, text, imports: importsOf(path, text) }
}

const importStatement =
  /^(?:import|export)\s+(type\s+)?[\w*\s{},]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([#./@\w-][^']*)'\)/gm

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(importStatement)].flatMap(([, type, from, effect, dynamic]) => {
    const specifier = from ?? effect ?? dynamic
    return specifier ? { ...targetOf(path, specifier), isTypeOnly: type !== undefined } : []
  })
}

function targetOf(path: string, specifier: string): { to: string; isPackage: boolean } {
  if (specifier.startsWith('#')) return { to: aliasTarget(specifier), isPackage: false }
  if (specifier.startsWith('.')) return { to: normalize(join(dirname(path), specifier)), isPackage: false }
  if (specifier.startsWith(coversPackage))
    return { to: specifier.replace(coversPackage, 'covers/'), isPackage: false }
  return { to: specifier, isPackage: true }
}

/** An import of the repository's own package leads to a folder like the others. */
const coversPackage = 'mezani-covers/'

type Manifest = { imports: Record<string, string>; scripts: { start: string } }

const { imports: aliases, scripts }: Manifest = JSON.parse(
  await readFile(join(repository, 'package.json'), 'utf8'),
)

/** Node's flags in `npm start`, so that benchmarks and tests run the site as operators do. */
export const siteFlags: string[] = scripts.start.split(' ').filter(word => word.startsWith('--max-'))

/** Resolves an alias by `imports` of package.json: '#web/app/pages.ts' → 'web/app/pages.ts' */
function aliasTarget(specifier: string): string {
  const [alias] = Object.keys(aliases)
    .filter(name => specifier.startsWith(name.slice(0, -1)))
    .sort((one, other) => other.length - one.length)
  if (!alias) return specifier
  return normalize((aliases[alias] ?? '').replace('*', specifier.slice(alias.length - 1)))
}

export type LockedPackage = {
  version?: string
  resolved?: string
  integrity?: string
  dev?: boolean
  link?: boolean
  inBundle?: boolean
}

/** Reads package-lock.json. The keys are paths, such as `node_modules/vite`. */
export const readLock = async (): Promise<{ packages: Record<string, LockedPackage> }> =>
  JSON.parse(await readFile(join(repository, 'package-lock.json'), 'utf8'))

/** A line of a settings file, which sets something and runs nothing. */
const setting = /^[A-Z_\d]+=("[^"]*"|\S*)$/

/** Returns the shell lines of one section of a Markdown file. */
export async function listBlockLines(file: string, section: string): Promise<string[]> {
  const page = await readFile(join(repository, file), 'utf8')
  let heading = ''
  let language: string | undefined
  return page.split('\n').filter(line => {
    const [, fence] = /^```(\w*)$/.exec(line) ?? []
    if (fence !== undefined) language = language === undefined ? fence : undefined
    else if (language === undefined) heading = /^#+ (.*)$/.exec(line)?.[1] ?? heading
    else return heading === section && ['', 'sh'].includes(language) && !setting.test(line)
    return false
  })
}
