import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deploy } from '#harness/deployment.ts'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { requirePrograms, startProgram } from '../engines/program.ts'
import { isReady, startSiteProcess } from './site-process.ts'

const docs = join(import.meta.dirname, '../../../docs/operating.md')

type Ports = { proxy: number; site: number }
type Proxy = {
  program: string
  /** Of docs/operating.md. */
  language: string
  /** Writes the configuration to this folder and returns the command. */
  configure: (text: string, ports: Ports, folder: string) => Promise<string[]>
}

/** Through the proxy tests are no longer exempt from the rate of all calls of one address. */
const limits = 'generalThrottles.perAddress=100000/300'

/** The proxy's configuration of docs/operating.md without TLS, which tests/release/proxies.test.ts has. */
export const behindProxy =
  ({ program, language, configure }: Proxy): Deploy =>
  async ({ environment }) => {
    await requirePrograms({ [program]: program })
    const [proxyPort, sitePort] = [await findFreePort(), await findFreePort()]
    const url = `http://127.0.0.1:${proxyPort}`
    const folder = await mkdtemp(join(tmpdir(), 'mezani-proxy-'))
    const site = await startSiteProcess(
      {
        ...environment,
        PORT: String(sitePort),
        PUBLIC_URL: url,
        TRUST_PROXY: '127.0.0.1',
        LIMITS: `${environment.LIMITS ?? ''} ${limits}`,
      },
      { url: `http://127.0.0.1:${sitePort}` },
    )
    const command = await configure(
      await readConfiguration(language),
      { proxy: proxyPort, site: sitePort },
      folder,
    )
    const proxy = await startProgram(command, {
      environment: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      isReady: () => isReady(url),
    })
    return {
      url,
      output: site.output,
      stop: async () => {
        await proxy.stop()
        await site.stop()
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
