import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Buildah, runStep } from './run-buildah.ts'

const suite = 'bookworm'
const publicSources = [
  `http://deb.debian.org/debian ${suite} main`,
  `http://deb.debian.org/debian ${suite}-updates main`,
  `http://deb.debian.org/debian-security ${suite}-security main`,
]
/** Paths that nothing in a container reads. Copyright notices stay. */
const unread = [
  'var/lib/apt/lists',
  'var/cache/apt/archives',
  'usr/share/man',
  'usr/share/info',
  'usr/share/locale',
]
const imageName = 'localhost/mezani-debian'

/**
 * Makes an image of the smallest Debian, with the newest packages from this machine's sources, or else from Debian's own. Returns
 * its name.
 */
export async function makeDebianBase(buildah: Buildah): Promise<string> {
  const container = await buildah('from', 'scratch')
  const folder = await buildah('mount', container)
  const sources = await listSources()
  const [archive = ''] = sources[0]?.split(' ') ?? []
  await runStep('debootstrap', ['--variant=minbase', suite, folder, archive])
  await writeFile(join(folder, 'etc/apt/sources.list'), sources.map(source => `deb ${source}\n`).join(''))
  const environment = ['env', 'DEBIAN_FRONTEND=noninteractive', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin']
  for (const command of [['update'], ['upgrade', '--yes']])
    await runStep('chroot', [folder, ...environment, 'apt-get', '--quiet', ...command])
  for (const path of unread) await rm(join(folder, path), { recursive: true, force: true })
  await runStep('find', [join(folder, 'usr/share/doc'), '-type', 'f', '!', '-name', 'copyright', '-delete'])
  await buildah('unmount', container)
  await buildah('commit', '--quiet', '--rm', container, imageName)
  return imageName
}

/**
 * Lists the package sources of this machine's apt, such as "http://deb.debian.org/debian/ bookworm main", the archive itself
 * first. Without an archive among them, returns Debian's public sources.
 */
async function listSources(): Promise<string[]> {
  const format = '$(REPO_URI) $(CODENAME) $(COMPONENT)'
  const listed = promisify(execFile)('apt-get', ['indextargets', '--format', format, 'Created-By: Packages'])
  const { stdout } = await listed.catch(() => ({ stdout: '' }))
  const lines = stdout
    .split('\n')
    .filter(line => new RegExp(`^http\\S+ ${suite}(-updates|-security)? main$`).test(line))
  const isArchive = (line: string) => line.includes(` ${suite} `)
  if (!lines.some(isArchive)) return publicSources
  return lines.toSorted((one, other) => Number(isArchive(other)) - Number(isArchive(one)))
}
