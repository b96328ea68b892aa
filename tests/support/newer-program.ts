import { chmod, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { repository } from './sources.ts'

const linked = ['contract', 'texts', 'node_modules', 'dist']

export type NewerProgram = {
  /** Its `server/main.ts`. */
  program: string
  migrations: string
}

/** A Mezani of the next version, which is this one with further migrations. */
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
