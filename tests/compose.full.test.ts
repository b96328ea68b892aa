import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { readConfig, settingNames } from '#server/config.ts'
import { listBlockLines, repository } from './support/repository.ts'

type Service = {
  image: string
  build?: { context: string; dockerfile: string }
  depends_on?: string[] | Record<string, { condition: string }>
  environment?: Record<string, string>
  secrets?: string[]
  volumes?: string[]
  networks: string[]
  healthcheck?: object
  entrypoint?: string[]
  restart?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  mem_limit?: string
  pids_limit?: number
}
type Compose = {
  services: Record<string, Service>
  networks: Record<string, { ipam?: { config: { subnet: string }[] }; internal?: boolean }>
  volumes: Record<string, null>
  secrets: Record<string, { file: string }>
}

const folder = join(repository, 'packaging/compose')
const readText = (path: string) => readFile(join(repository, path), 'utf8')
const { services, networks, volumes, secrets }: Compose = parse(
  await readText('packaging/compose/compose.yaml'),
  { merge: true },
)
const containerfile = await readText('packaging/container/Containerfile')
const caddyfile = await readText('packaging/compose/Caddyfile')
const sites = Object.entries(services).filter(([, { build }]) => build)
const serviceOf = (name: string) => services[name] ?? assert.fail(`There is no service ${name}.`)

test('the compose file gives the sites settings that exist and that a site accepts', async t => {
  const copy = await mkdtemp(join(tmpdir(), 'mezani-compose-'))
  t.after(() => rm(copy, { recursive: true }))
  const lines = await listBlockLines('docs/installing.md', 'Several containers with compose')
  const preparing = lines.filter(line => !/^(cd|docker) /.test(line))
  await promisify(execFile)('bash', ['-ec', preparing.join('\n')], { cwd: copy })
  const secretFolder = join(copy, 'secrets')
  assert.equal(sites.length, 2)
  for (const [name, { environment = {} }] of sites) {
    assert.deepEqual(
      Object.keys(environment).filter(setting => !settingNames.includes(setting)),
      [],
      name,
    )
    const given = Object.entries(environment).map(([setting, value]) => [
      setting,
      value.replace('/run/secrets', secretFolder).replaceAll(/\$\{SITE_NAME[^}]*\}/g, 'recipes.example.org'),
    ])
    const config = readConfig(Object.fromEntries(given))
    assert.equal(config.PUBLIC_URL, 'https://recipes.example.org')
    assert.equal(config.S3_BUCKET, 'mezani')
  }
})

test('every file that the compose file names exists, or is a secret that docs/installing.md tells the operator to make', async () => {
  const page = await readText('docs/installing.md')
  for (const [name, { file }] of Object.entries(secrets)) {
    assert.equal(file, `./secrets/${name}`)
    assert.ok(page.includes(`secrets/${name}`), `docs/installing.md does not say how ${file} is made`)
  }
  for (const [name, { build, volumes: mounts = [], secrets: used = [] }] of Object.entries(services)) {
    if (build) assert.ok(existsSync(join(folder, build.context, build.dockerfile)), name)
    for (const mount of mounts) {
      const [source = ''] = mount.split(':')
      const isThere = source.startsWith('.') ? existsSync(join(folder, source)) : source in volumes
      assert.ok(isThere, `${name} mounts ${source}`)
    }
    for (const secret of used) assert.ok(secret in secrets, `${name} reads ${secret}`)
    const read = JSON.stringify(services[name]).matchAll(/\/run\/secrets\/(\w+)/g)
    assert.deepEqual(new Set(Array.from(read, ([, secret]) => secret)), new Set(used), name)
  }
  const mounted = Object.values(services).flatMap(service => service.volumes ?? [])
  for (const volume of Object.keys(volumes))
    assert.ok(
      mounted.some(mount => mount.startsWith(`${volume}:`)),
      volume,
    )
})

test('names, ports and networks agree, between proxy and image and between sites, database and bucket', () => {
  const [, exposed] = /^EXPOSE (\d+)$/m.exec(containerfile) ?? []
  assert.equal(exposed, String(readConfig({}).PORT))
  const [, upstreams = ''] = /reverse_proxy ([^{\n]+)\{/.exec(caddyfile) ?? []
  assert.deepEqual(
    upstreams.trim().split(' '),
    sites.map(([name]) => `${name}:${exposed}`),
  )
  const share = (one: string, other: string) =>
    serviceOf(one).networks.some(
      network => network in networks && serviceOf(other).networks.includes(network),
    )
  const { hostname, port } = new URL(serviceOf('site-1').environment?.S3_ENDPOINT ?? '')
  assert.ok(serviceOf(hostname).entrypoint?.some(line => line.includes(`--port :${port} `)))
  for (const [name, { environment, networks: joined }] of sites) {
    assert.ok(share('proxy', name) && share(name, 'database') && share(name, hostname))
    const subnets = joined.flatMap(
      network => networks[network]?.ipam?.config.map(({ subnet }) => subnet) ?? [],
    )
    assert.deepEqual([environment?.TRUST_PROXY], subnets)
  }
  for (const hidden of ['database', hostname]) {
    assert.deepEqual(
      serviceOf(hidden).networks.map(network => networks[network]?.internal),
      [true],
    )
    assert.ok(!share('proxy', hidden))
  }
})

test('every service is bounded and restarts; sites write only to their volumes and gain no rights', () => {
  for (const [name, { restart, mem_limit, pids_limit, depends_on = [] }] of Object.entries(services)) {
    assert.ok(restart && mem_limit && pids_limit, name)
    for (const [other, { condition }] of Array.isArray(depends_on) ? [] : Object.entries(depends_on))
      assert.ok(condition === 'service_healthy' && serviceOf(other).healthcheck, `${name} waits for ${other}`)
  }
  for (const [, site] of sites) {
    assert.deepEqual(
      [site.read_only, site.cap_drop, site.security_opt],
      [true, ['ALL'], ['no-new-privileges:true']],
    )
    for (const mount of site.volumes ?? []) {
      const target = mount.split(':')[1] ?? ''
      assert.match(containerfile, new RegExp(`install --directory --owner=mezani .*${target}\\b`))
    }
  }
})
