import { execFile, spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { promisify } from 'node:util'
import type { ApiCall } from '#tests/support/call.ts'
import { startServer, startTimeoutMs } from '#tests/support/server-process.ts'
import { waitFor } from '#tests/support/site.ts'
import { repository } from '#tests/support/sources.ts'
import { openNetwork } from './network.ts'
import { createVisitor } from './visitor.ts'

export type ProxyName = 'nginx' | 'caddy'

const host = 'recipes.example.org'
export const publicUrl = `https://${host}`
const serverAddress = '203.0.113.1'
/** Of visitors; nothing else has them. */
export const visitorAddresses = Array.from({ length: 9 }, (_, n) => `198.51.100.${n + 1}`)

export type ProxiedSite = {
  /** A visitor at one of `visitorAddresses`; a path may be a whole URL of the site. */
  visitor: (address: string) => ApiCall
  dataDir: string
  /** What the server printed. */
  output: () => string
}

/** A site behind a proxy with the configuration of docs/operating.md, in a network of its own. Closed after the test file. */
export async function openProxiedSite(proxy: ProxyName): Promise<ProxiedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'mezani-proxy-'))
  await chmod(folder, 0o755)
  const within = await openNetwork([serverAddress, ...visitorAddresses])
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const environment = { PORT: '3000', PUBLIC_URL: publicUrl, TRUST_PROXY: '127.0.0.1', SAMPLE_RECIPES: 'off' }
  const server = startServer(dataDir, environment, { within })
  after(async () => {
    server.process.kill('SIGTERM')
    await server.exited
    await rm(folder, { recursive: true, force: true })
  })
  const certificate = await makeCertificate(folder)
  const [command = '', ...args] = within(await configure[proxy](folder))
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  const errors: string[] = []
  child.stderr.setEncoding('utf8').on('data', chunk => errors.push(chunk))
  after(() => void child.kill('SIGTERM'))
  const visitor = (address: string) =>
    createVisitor({ within, address, url: publicUrl, serverAddress, certificate })
  const isOpen = async () => {
    if (child.exitCode !== null || server.process.exitCode !== null)
      throw new Error(`${proxy} or the server ended:\n${errors.join('')}${server.output()}`)
    const response = await visitor(visitorAddresses[0] ?? '')('GET', '/readyz').catch(() => undefined)
    return response?.status === 200 || undefined
  }
  await waitFor(isOpen, `the site behind ${proxy}`, startTimeoutMs)
  return { visitor, dataDir, output: server.output }
}

/** `fullchain.pem` with `privkey.pem` in this folder; returns the former. */
async function makeCertificate(folder: string): Promise<string> {
  const certificate = join(folder, 'fullchain.pem')
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '2'],
    ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
    ...['-keyout', join(folder, 'privkey.pem'), '-out', certificate],
  ])
  return certificate
}

/** Write the configuration that operators are given, with the certificate of this folder, and return the proxy's command. */
const configure: Record<ProxyName, (folder: string) => Promise<string[]>> = {
  nginx: async folder => {
    const site = (await readConfiguration('nginx')).replaceAll(`/etc/letsencrypt/live/${host}`, folder)
    const path = join(folder, 'nginx.conf')
    // What Debian's nginx.conf has around it.
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      name => `${name}_temp_path ${folder}/${name};`,
    )
    const http = [
      'include /etc/nginx/mime.types;',
      'sendfile on;',
      'tcp_nopush on;',
      'gzip on;',
      'access_log off;',
      ...temporary,
      site,
    ]
    await writeFile(path, `user root;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\n${http.join('\n')}\n}\n`)
    return ['nginx', '-c', path, '-e', 'stderr', '-g', 'daemon off;']
  },
  caddy: async folder => {
    const site = await readConfiguration('caddy')
    const path = join(folder, 'Caddyfile')
    // Instead of the certificate that Caddy would ask an authority for.
    await writeFile(path, site.replace('{', `{\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`))
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', path]
  },
}

async function readConfiguration(language: string): Promise<string> {
  const page = await readFile(join(repository, 'docs/operating.md'), 'utf8')
  const [, configuration] = new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'm').exec(page) ?? []
  if (!configuration) throw new Error(`docs/operating.md has no configuration for ${language}.`)
  return configuration
}
