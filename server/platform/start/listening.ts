import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartRefused } from './start-refused.ts'

export type Listener = { setting: 'PORT' | 'METRICS_PORT'; port: number; host: string }

/**
 * Takes the port for a moment, so that a start that cannot have it says so at once, and not after it has prepared a database. Throws
 * StartRefused.
 */
export async function refuseUnavailablePort(listener: Listener): Promise<void> {
  const server = createServer()
  try {
    server.listen(listener.port, listener.host)
    await once(server, 'listening')
  } catch (error) {
    throw explainListenError(error, listener)
  }
  server.close()
  await once(server, 'close')
}

/** Explains why a port cannot be listened on, as a StartRefused. Returns an unknown error unchanged. */
export function explainListenError(error: unknown, { setting, port, host }: Listener): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  const sentence = {
    EADDRINUSE: `${setting}: the port ${port} is used by another program. Stop that one, or set ${setting} to a free port.`,
    EACCES: `${setting}: the port ${port} needs more rights than this account has. Set ${setting} to one above 1023.`,
    EADDRNOTAVAIL: unknownHost(host),
    ENOTFOUND: unknownHost(host),
    EAI_AGAIN: unknownHost(host),
  }[code]
  return sentence ? new StartRefused(sentence, { cause: error }) : error
}

const unknownHost = (host: string) =>
  `HOST: ${host} is no address of this machine. Set HOST to one of its own, or to 0.0.0.0 for all of them.`
