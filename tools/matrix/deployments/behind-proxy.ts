import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deploy } from '#harness/deployment.ts'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { requirePrograms, startProgram } from '../engines/program.ts'
import { isReady, startSiteProcess } from './site-process.ts'

const docs = join(import.meta.dirname, '../../../docs/operating.md')

type Addresses = {
  /** Of the proxy. */
  listen: string
  sites: string[]
}
export type ReverseProxy = {
  program: string
  /** Of docs/operating.md. */
  language: string
  /** Writes the configuration to this folder and returns the command. */
  configure: (text: string, addresses: Addresses, folder: string) => Promise<string[]>
}

/** Through the proxy tests are no longer exempt from the rate of all calls of one address. */
export const limitsBehindProxy = ({ LIMITS = '' }: Record<string, string>): string =>
  `${LIMITS} generalThrottles.perAddress=100000/300`

/** One site behind this proxy. */
export const behindProxy =
  (proxy: ReverseProxy): Deploy =>
  async ({ environment }) => {
    const listen = `127.0.0.1:${await findFreePort()}`
    const url = `http://${listen}`
    const port = await findFreePort()
    const site = await startSiteProcess(
      {
        ...environment,
        PORT: String(port),
        PUBLIC_URL: url,
        TRUST_PROXY: '127.0.0.1',
        LIMITS: limitsBehindProxy(environment),
      },
      { url: `http://127.0.0.1:${port}` },
    )
    const { stop } = await startProxy(proxy, { listen, sites: [`127.0.0.1:${port}`] }).catch(async error => {
      await site.stop()
      throw error
    })
    return {
      url,
      output: site.output,
      stop: async () => {
        await stop()
        await site.stop()
      },
    }
  }

/** The configuration of docs/operating.md without TLS, which tests/release/proxies.full.test.ts has; resolves once a site answers through it. */
export async function startProxy(
  { program, language, configure }: ReverseProxy,
  addresses: Addresses,
): Promise<{ stop(): Promise<void> }> {
  await requirePrograms({ [program]: program })
  const folder = await mkdtemp(join(tmpdir(), 'mezani-proxy-'))
  const command = await configure(await readConfiguration(language), addresses, folder)
  const proxy = await startProgram(command, {
    environment: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    isReady: () => isReady(`http://${addresses.listen}`),
  })
  return {
    stop: async () => {
      await proxy.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function readConfiguration(language: string): Promise<string> {
  const [, text] =
    new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'm').exec(await readFile(docs, 'utf8')) ?? []
  if (!text) throw new Error(`docs/operating.md has no configuration for ${language}.`)
  return text
}

export async function writeConfiguration(folder: string, text: string): Promise<string> {
  const path = join(folder, 'proxy.conf')
  await writeFile(path, text)
  return path
}
