import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestContext } from 'node:test'
import { repository } from './repository.ts'

const left = new Set(['.git', 'node_modules', 'dist', 'data', 'test-results', 'covers-out'])

type RepositoryCopy = { root: string; remove: () => Promise<void> }

/** Copies the repository, so that its files can be edited. The copy has links to the packages, and separate build caches. */
export async function copyRepository(name: string): Promise<RepositoryCopy> {
  const root = await mkdtemp(join(tmpdir(), `mezani-${name}-`))
  // PostgreSQL's unprivileged account has to enter it.
  await chmod(root, 0o755)
  const isCopied = (source: string) => !left.has(source.slice(repository.length + 1))
  await cp(repository, root, { recursive: true, filter: isCopied })
  const [packages, copied] = [join(repository, 'node_modules'), join(root, 'node_modules')]
  await mkdir(copied)
  for (const entry of await readdir(packages, { withFileTypes: true })) {
    if (entry.name.startsWith('.') && entry.name !== '.bin') continue
    const source = join(packages, entry.name)
    // The link leads to a workspace, of which the copy has its own.
    const target = entry.isSymbolicLink() ? resolve(copied, await readlink(source)) : source
    await symlink(target, join(copied, entry.name), 'junction')
  }
  return { root, remove: () => rm(root, { recursive: true, force: true, maxRetries: 10 }) }
}

const linked = ['contract', 'texts', 'node_modules', 'dist']

type NewerProgram = {
  /** Its `server/main.ts`. */
  program: string
  migrations: string
}

/** Creates a Mezani of the next version, which is this version with further migrations. */
export async function aNewerProgram(t: TestContext, further: Record<string, string>): Promise<NewerProgram> {
  const root = await mkdtemp(join(tmpdir(), 'mezani-newer-'))
  t.after(() => rm(root, { recursive: true, force: true }))
  await chmod(root, 0o755)
  await cp(join(repository, 'server'), join(root, 'server'), { recursive: true })
  for (const name of linked) await symlink(join(repository, name), join(root, name), 'junction')
  const manifest = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'))
  await writeFile(join(root, 'package.json'), JSON.stringify({ ...manifest, version: '99.0.0' }))
  const migrations = join(root, 'server/platform/database/migrations')
  for (const [name, sql] of Object.entries(further)) await writeFile(join(migrations, name), sql)
  return { program: join(root, 'server/main.ts'), migrations }
}
