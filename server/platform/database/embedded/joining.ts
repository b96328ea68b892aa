import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefused } from '../../start/start-refused.ts'
import { clusterOf, foldersOf, superuser } from './cluster.ts'
import type { EmbeddedPostgres } from './handle.ts'
import { readPidFile } from './pid-file.ts'

const readyTimeoutMs = 15_000
type Application = { user: string; database: string }

/** Connects to a server that another live process supervises and that may still be starting. Only that process stops it. */
export async function joinRunning(dataDir: string, application: Application): Promise<EmbeddedPostgres> {
  const nominal = join(dataDir, 'postgres')
  const deadline = performance.now() + readyTimeoutMs
  for (;;) {
    const file = readPidFile(clusterOf({ home: nominal }))
    if (file?.status === 'ready') {
      const home = realpathSync(nominal)
      const password = readFileSync(join(home, 'password'), 'utf8')
      const host = file.socketFolder || '127.0.0.1'
      const connection = { host, port: file.port, ...application, password }
      return {
        connection,
        owner: { ...connection, user: superuser },
        folders: foldersOf(clusterOf({ home })),
        isRunning: () => readPidFile(clusterOf({ home })) !== undefined,
        stop: async () => {},
      }
    }
    if (performance.now() > deadline) {
      throw new StartRefused(`The Mezani that runs on ${dataDir} has no database yet. Try again in a minute.`)
    }
    await sleep(100)
  }
}
