import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Deploy } from '#harness/deployment.ts'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { podmanVariable } from '../engines/container-image.ts'
import { podmanIn } from '../engines/podman.ts'
import { startSiteProcess } from './site-process.ts'

const docs = join(import.meta.dirname, '../../../docs/operating.md')
const owner = 10_001

/** A container with the rights of docs/operating.md, in the network of this machine. */
export const deploy: Deploy = async ({ dataDir, environment }) => {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    ...environment,
    DATA_DIR: '/data',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
  }
  await promisify(execFile)('chown', ['--recursive', `${owner}:${owner}`, dataDir])
  const [line] = /^podman run .*$/m.exec(await readFile(docs, 'utf8')) ?? []
  if (!line) throw new Error('docs/operating.md has no podman run.')
  const words = line
    // Fewer files and processes than podman would allow, which this process may not have; no systemd calls the health check.
    .replace(
      /^podman run --detach --name \S+ --publish \S+/,
      'run --rm --network host --ulimit nofile=4096:4096 --ulimit nproc=4096:4096 --no-healthcheck',
    )
    .replace('mezani:/data', `${dataDir}:/data`)
    .replace(
      /--env \S+/,
      Object.keys(settings)
        .map(name => `--env ${name}`)
        .join(' '),
    )
    .split(' ')
  const podman = podmanIn(process.env[podmanVariable] ?? '')
  return startSiteProcess(settings, { url, within: () => [...podman, ...words] })
}
