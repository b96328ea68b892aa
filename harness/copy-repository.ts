import { chmod, cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '..')
const left = new Set(['.git', 'node_modules', 'dist', 'data', 'test-results', 'covers-out'])

export type RepositoryCopy = { root: string; remove: () => Promise<void> }

/** A copy of the repository whose files can be edited; of packages it has links, and what builds cache is its own. */
export async function copyRepository(name: string): Promise<RepositoryCopy> {
  const root = await mkdtemp(join(tmpdir(), `mezani-${name}-`))
  // PostgreSQL's unprivileged account has to enter it.
  await chmod(root, 0o755)
  const isCopied = (source: string) => !left.has(source.slice(repository.length + 1))
  await cp(repository, root, { recursive: true, filter: isCopied })
  await mkdir(join(root, 'node_modules'))
  for (const name of await readdir(join(repository, 'node_modules')))
    if (!name.startsWith('.') || name === '.bin')
      await symlink(join(repository, 'node_modules', name), join(root, 'node_modules', name), 'junction')
  return { root, remove: () => rm(root, { recursive: true, force: true, maxRetries: 10 }) }
}
