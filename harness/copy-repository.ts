import { chmod, cp, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

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
  const [packages, copied] = [join(repository, 'node_modules'), join(root, 'node_modules')]
  await mkdir(copied)
  for (const entry of await readdir(packages, { withFileTypes: true })) {
    if (entry.name.startsWith('.') && entry.name !== '.bin') continue
    const source = join(packages, entry.name)
    // A workspace, of which the copy has its own.
    const target = entry.isSymbolicLink() ? resolve(copied, await readlink(source)) : source
    await symlink(target, join(copied, entry.name), 'junction')
  }
  return { root, remove: () => rm(root, { recursive: true, force: true, maxRetries: 10 }) }
}
