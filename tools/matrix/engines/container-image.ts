import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Engines } from '../row.ts'
import { startDebianPostgres } from './debian-postgres.ts'
import { makePodmanFolder, runPodman } from './podman.ts'
import { requirePrograms } from './program.ts'

/** The folder of the podman that has the image. */
export const podmanVariable = 'MEZANI_TEST_PODMAN'

const imageTool = join(import.meta.dirname, '../../image.ts')

/** PostgreSQL 15, and the image of a site, built from Debian and npm. */
export async function startWithImage(): Promise<Engines> {
  await requirePrograms({ buildah: 'buildah', debootstrap: 'debootstrap', podman: 'podman', runc: 'runc' })
  await using stack = new AsyncDisposableStack()
  const { folder } = stack.adopt(await makePodmanFolder(), podman => podman.remove())
  const archive = join(folder, 'mezani.tar')
  await promisify(execFile)(process.execPath, [imageTool, '--to', archive], { maxBuffer: 50_000_000 })
  await runPodman(folder, ['load', '--input', archive])
  await rm(archive)
  const postgres = stack.adopt(await startDebianPostgres(), server => server.stop())
  const started = stack.move()
  return {
    connection: postgres.connection,
    environment: { [podmanVariable]: folder },
    stop: () => started.disposeAsync(),
  }
}
