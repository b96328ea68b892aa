import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deploy, DeployedSite } from '#harness/deployment.ts'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { hubAddress, machines, onMachine } from '../engines/network.ts'
import { describeObjectStore } from '../engines/object-store.ts'
import { objectStoreVariable } from '../engines/two-machines.ts'
import { limitsBehindProxy, startProxy } from './behind-proxy.ts'
import { nginx } from './nginx.ts'
import { startSiteProcess } from './site-process.ts'

/** A process on each machine, with a disk of its own; nginx on this one sends each call to either of them. */
export const deploy: Deploy = async ({ dataDir, environment }) => {
  const port = await findFreePort()
  // Of loopback, because tests call from several of its addresses.
  const listen = `127.0.0.1:${port}`
  const url = `http://${listen}`
  const store = describeObjectStore(process.env[objectStoreVariable] ?? '')
  const bucket = `site-${randomBytes(6).toString('hex')}`
  await store.createBucket(bucket)
  await using stack = new AsyncDisposableStack()
  const sites: DeployedSite[] = []
  for (const machine of machines) {
    const disk = sites.length === 0 ? dataDir : stack.adopt(await makeDisk(dataDir), remove)
    const settings = {
      ...environment,
      ...store.settings(bucket),
      DATA_DIR: disk,
      HOST: machine.address,
      PORT: String(port),
      PUBLIC_URL: url,
      TRUST_PROXY: hubAddress,
      LIMITS: limitsBehindProxy(environment),
    }
    const place = {
      url: `http://${machine.address}:${port}`,
      within: (command: string[]) => onMachine(machine, command),
    }
    sites.push(stack.adopt(await startSiteProcess(settings, place), site => site.stop()))
  }
  const addresses = machines.map(({ address }) => `${address}:${port}`)
  stack.adopt(await startProxy(nginx, { listen, sites: addresses }), proxy => proxy.stop())
  const started = stack.move()
  return {
    url,
    output: () => sites.map(site => site.output()).join(''),
    stop: () => started.disposeAsync(),
  }
}

/** Mails are in the first one's outbox, which stands for the mail server that both would have. */
async function makeDisk(first: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mezani-disk-'))
  await symlink(join(first, 'outbox'), join(folder, 'outbox'))
  return folder
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true })
