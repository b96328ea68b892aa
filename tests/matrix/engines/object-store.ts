import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { waitFor } from '#tests/support/site.ts'
import { type Child, runToEnd, startChild } from './child-process.ts'
import {
  accessKey,
  region,
  ringNames,
  type StorageServer,
  secretKey,
  serverConfig,
  swiftConfig,
} from './swift-config.ts'

/** A running S3 store, and what a site is told of it. */
export type ObjectStore = {
  endpoint: string
  port: number
  region: string
  accessKey: string
  secretKey: string
  createBucket(name: string): Promise<void>
  /** The S3_* settings of a site with this bucket; `endpoint` where it calls it through something else. */
  settings(bucket: string, endpoint?: string): Record<string, string>
  /** The bucket takes no object that it has no room for among so many bytes; undefined takes that away. */
  setQuota(bucket: string, bytes: number | undefined): Promise<void>
  stop(): Promise<void>
}

/** Another Python may be first in PATH; Swift is installed for this one. */
const debianPython = '/usr/bin/python3'

const programs = {
  'swift-proxy-server': 'swift-proxy',
  'swift-account-server': 'swift-account',
  'swift-container-server': 'swift-container',
  'swift-object-server': 'swift-object',
  memcached: 'memcached',
}

/** Debian's OpenStack Swift on one machine: its S3 API, one copy of each object, in a temporary folder. */
export async function startObjectStore(address = '127.0.0.1'): Promise<ObjectStore> {
  const missing = Object.entries(programs).filter(([program]) => !existsSync(`/usr/bin/${program}`))
  assert.deepEqual(
    missing,
    [],
    `An S3 store is needed: apt-get install ${missing.map(([, debian]) => debian).join(' ')}`,
  )
  const folder = await aFolderWithAttributes()
  const children: Child[] = []
  const stop = async () => {
    await Promise.all(children.map(child => child.stop()))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const port = await startDaemons(folder, address, children)
    return { ...describe(`http://${address}:${port}`), port, stop }
  } catch (error) {
    const output = children.map(child => child.output()).join('')
    await stop()
    throw new Error(`Swift did not start:\n${output}`, { cause: error })
  }
}

/** Swift stores what it knows of an object in attributes of its file, which not every file system has. */
async function aFolderWithAttributes(): Promise<string> {
  for (const parent of [tmpdir(), '/var/tmp']) {
    const folder = await mkdtemp(join(parent, 'mezani-store-'))
    const { code } = await runToEnd(debianPython, [
      '-c',
      'import os, sys; os.setxattr(sys.argv[1], "user.probe", b"x")',
      folder,
    ])
    if (code === 0) return folder
    await rm(folder, { recursive: true })
  }
  throw new Error('Swift needs user attributes of files, which neither TMPDIR nor /var/tmp has.')
}

/** Swift reads its settings from /etc/swift unless it is told otherwise before it begins. */
const withOwnSettings =
  'import runpy, sys; from swift.common import utils; utils.set_swift_dir(sys.argv[1]); sys.argv = sys.argv[2:]; runpy.run_path(sys.argv[0], run_name="__main__")'

async function startDaemons(folder: string, address: string, children: Child[]): Promise<number> {
  await mkdir(join(folder, 'devices/disk'), { recursive: true })
  const ports = await Promise.all([...ringNames, 'proxy', 'memcached'].map(findFreePort))
  const [accounts = 0, containers = 0, objects = 0, port = 0, cachePort = 0] = ports
  const servers: StorageServer[] = [
    { kind: 'account', port: accounts },
    { kind: 'container', port: containers },
    { kind: 'object', port: objects },
  ]
  const place = { folder, address, user: userInfo().username }
  await writeFile(join(folder, 'swift.conf'), swiftConfig)
  const rings = await runToEnd(debianPython, ['-c', buildRings, ...ringCommands(folder, address, servers)])
  assert.equal(rings.code, 0, rings.output)
  children.push(
    startChild('memcached', [
      ...['-l', address, '-p', String(cachePort), '-U', '0', '-m', '16', '-u', place.user],
    ]),
  )
  const configs = [...servers, { kind: 'proxy', port, cachePort } as const]
  for (const server of configs) {
    const path = join(folder, `${server.kind}-server.conf`)
    await writeFile(path, serverConfig(server, place))
    children.push(
      startChild(debianPython, [
        '-c',
        withOwnSettings,
        folder,
        `/usr/bin/swift-${server.kind}-server`,
        path,
        '-v',
      ]),
    )
  }
  await waitFor(async () => {
    const ended = children.find(child => child.hasEnded())
    if (ended) throw new Error(ended.output())
    const response = await fetch(`http://${address}:${port}/healthcheck`).catch(() => undefined)
    await response?.text()
    return response?.status === 200 || undefined
  }, 'Swift')
  await waitFor(
    async () => ((await isStoring(`http://${address}:${port}`)) ? true : undefined),
    'its servers',
  )
  return port
}

/** What `swift-ring-builder` does, once for each of these lines. */
const buildRings = `import sys
from swift.cli.ringbuilder import main
for line in sys.argv[1:]:
    try:
        main(['swift-ring-builder'] + line.split(' '))
    except SystemExit as end:
        if end.code: sys.exit(line + ' ended with %s' % end.code)
`

const ringCommands = (folder: string, address: string, servers: StorageServer[]): string[] =>
  servers.flatMap(({ kind, port }) =>
    ['create 2 1 1', `add r1z1-${address}:${port}/disk 1`, 'rebalance'].map(
      words => `${folder}/${kind}.builder ${words}`,
    ),
  )

/** Swift's own API: a token, and the address of the account. */
async function signIn(endpoint: string) {
  const response = await fetch(`${endpoint}/auth/v1.0`, {
    headers: { 'x-storage-user': accessKey, 'x-storage-pass': secretKey },
  })
  await response.text()
  return {
    isSignedIn: response.ok,
    account: response.headers.get('x-storage-url') ?? '',
    headers: { 'x-auth-token': response.headers.get('x-auth-token') ?? '' },
  }
}

async function isStoring(endpoint: string): Promise<boolean> {
  const { isSignedIn, account, headers } = await signIn(endpoint)
  if (!isSignedIn) return false
  const response = await fetch(`${account}/probe`, { method: 'PUT', headers })
  await response.text()
  return response.ok
}

function describe(endpoint: string): Omit<ObjectStore, 'port' | 'stop'> {
  return {
    endpoint,
    region,
    accessKey,
    secretKey,
    settings: (bucket, through = endpoint) => ({
      S3_ENDPOINT: through,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    }),
    async createBucket(name) {
      const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey }
      const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials })
      await client.send(new CreateBucketCommand({ Bucket: name }))
      client.destroy()
    },
    async setQuota(bucket, bytes) {
      const { account, headers } = await signIn(endpoint)
      const response = await fetch(`${account}/${bucket}`, {
        method: 'POST',
        headers: { ...headers, 'x-container-meta-quota-bytes': bytes === undefined ? '' : String(bytes) },
      })
      assert.ok(response.ok, await response.text())
    },
  }
}
