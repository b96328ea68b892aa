// npm run image [-- --to FILE] [--base IMAGE]: builds packaging/container/Containerfile with buildah into an archive that podman
// and docker can load. Runs as root, on Debian. Without --base, debootstrap makes the Debian inside, so no image is downloaded.
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeDebianBase } from './image/debian-base.ts'
import { assertCanBuild, createBuildah } from './image/run-buildah.ts'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({ options: { to: { type: 'string' }, base: { type: 'string' } } })

/** Returns the buildah arguments that pass this machine's npm settings as secrets, for the build alone. */
function secretsOf(): string[] {
  const files = { npmrc: join(homedir(), '.npmrc'), authorities: process.env.NODE_EXTRA_CA_CERTS ?? '' }
  return Object.entries(files).flatMap(([id, src]) =>
    existsSync(src) ? ['--secret', `id=${id},src=${src}`] : [],
  )
}

async function buildImage(archive: string): Promise<void> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const name = `mezani:${version}`
  const folder = await mkdtemp(join(tmpdir(), 'mezani-image-'))
  try {
    const buildah = createBuildah(folder)
    const base = values.base ?? (await makeDebianBase(buildah))
    await buildah(
      ...['bud', '--isolation', 'chroot', '--layers=false', '--format', 'docker', '--tag', name],
      ...['--build-arg', `BASE=${base}`, '--build-arg', `VERSION=${version}`, ...secretsOf()],
      ...['--file', join(root, 'packaging/container/Containerfile'), root],
    )
    await rm(archive, { force: true })
    await buildah('push', '--quiet', name, `docker-archive:${archive}:${name}`)
    const megabytes = Math.round((await stat(archive)).size / 1e6)
    console.log(`${archive}: ${name}, ${megabytes} MB; podman load --input ${archive}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

try {
  await assertCanBuild(values.base ? ['buildah'] : ['buildah', 'debootstrap'])
  await buildImage(resolve(values.to ?? 'mezani.tar'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
