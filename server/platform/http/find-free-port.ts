import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems assign themselves, so that a free port is not assigned to another program before it is used. */
export const freePorts = { first: 15_000, last: 30_000 }
const tries = 100

/** Returns a port of this machine on which no program listens at the moment. */
export async function findFreePort({ first, last } = freePorts): Promise<number> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const port = randomInt(first, last + 1)
    if (await isFree(port)) return port
  }
  throw new Error(`Of ${tries} ports none was free.`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
