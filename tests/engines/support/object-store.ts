import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { type RunningProgram, requirePrograms, startProgram } from './program.ts'
import {
  accessKey,
  address,
  region,
  ringNames,
  type StorageServer,
  secretKey,
  serverConfig,
  swiftConfig,
} from './swift-config.ts'

/** A running S3 store, and what a site must know of it. */
export type ObjectStore = {
  endpoint: string
  port: number
  region: string
  accessKey: string
  secretKey: string
  createBucket(name: string): Promise<void>
  /** Returns the S3_* settings of a site with this bucket. `endpoint` is given if the site reaches the store through something else. */
  settings(bucket: string, endpoint?: string): Record<string, string>
  /** Limits the bucket to this many bytes: it refuses an object that would exceed them. undefined removes the limit. */
  setQuota(bucket: string, bytes: number | undefined): Promise<void>
  stop(): Promise<void>
}

/** Swift is installed for this Python. Another Python may be first in PATH. */
const debianPython = '/usr/bin/python3'

const programs = {
  'swift-proxy-server': 'swift-proxy',
  'swift-account-server': 'swift-account',
  'swift-container-server': 'swift-container',
  'swift-object-server': 'swift-object',
  memcached: 'memcached',
}

/** Starts Debian's OpenStack Swift on one machine: its S3 API, one copy of each object, in a temporary folder. */
export async function startObjectStore(): Promise<ObjectStore> {
  await requirePrograms(programs)
  const folder = await makeFolderWithAttributes()
  const running: RunningProgram[] = []
  const stop = async () => {
    await Promise.all(running.map(program => program.stop('SIGKILL')))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const port = await startServers(folder, running)
    return { ...describeObjectStore(`http://${address}:${port}`), port, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const runPython = (program: string, args: string[]) =>
  promisify(execFile)(debianPython, ['-c', program, ...args])

/**
 * Makes a folder on a file system with user attributes, in which Swift stores what it knows of an object. Not every file system
 * has them.
 */
async function makeFolderWithAttributes(): Promise<string> {
  for (const parent of [tmpdir(), '/var/tmp']) {
    const folder = await mkdtemp(join(parent, 'mezani-store-'))
    const hasAttributes = await runPython('import os, sys; os.setxattr(sys.argv[1], "user.probe", b"x")', [
      folder,
    ]).then(
      () => true,
      () => false,
    )
    if (hasAttributes) return folder
    await rm(folder, { recursive: true })
  }
  throw new Error('Swift needs user attributes of files, which neither TMPDIR nor /var/tmp has.')
}

/** Runs a program of Swift with other settings. Swift reads /etc/swift unless it is told otherwise before it begins. */
const withOwnSettings =
  'import runpy, sys; from swift.common import utils; utils.set_swift_dir(sys.argv[1]); sys.argv = sys.argv[2:]; runpy.run_path(sys.argv[0], run_name="__main__")'

/** Starts the servers. Resolves with the port of the API once the API stores objects. */
async function startServers(folder: string, running: RunningProgram[]): Promise<number> {
  await mkdir(join(folder, 'devices/disk'), { recursive: true })
  const ports = await Promise.all([...ringNames, 'proxy', 'memcached'].map(() => findFreePort()))
  const [accounts = 0, containers = 0, objects = 0, port = 0, cachePort = 0] = ports
  const servers: StorageServer[] = [
    { kind: 'account', port: accounts },
    { kind: 'container', port: containers },
    { kind: 'object', port: objects },
  ]
  const place = { folder, user: userInfo().username }
  await writeFile(join(folder, 'swift.conf'), swiftConfig)
  await runPython(buildRings, ringCommands(folder, servers))
  const isListening = (port: number) => () => acceptsConnections(port)
  const start = async (command: string[], isReady: () => Promise<boolean>) => {
    running.push(await startProgram(command, { isReady }))
  }
  const startServer = async (server: Parameters<typeof serverConfig>[0], isReady: () => Promise<boolean>) => {
    const path = join(folder, `${server.kind}-server.conf`)
    await writeFile(path, serverConfig(server, place))
    const program = `/usr/bin/swift-${server.kind}-server`
    await start([debianPython, '-c', withOwnSettings, folder, program, path, '-v'], isReady)
  }
  const started = await Promise.allSettled([
    start(
      ['memcached', '-l', address, '-p', String(cachePort), '-U', '0', '-m', '16', '-u', place.user],
      isListening(cachePort),
    ),
    ...servers.map(server => startServer(server, isListening(server.port))),
  ])
  for (const { reason } of started.filter(result => result.status === 'rejected')) throw reason
  await startServer({ kind: 'proxy', port, cachePort }, () => isStoring(`http://${address}:${port}`))
  return port
}

const acceptsConnections = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect({ host: address, port })
    socket.on('error', () => resolve(false))
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })

/** Does what `swift-ring-builder` does, once for each of the given lines. */
const buildRings = `import sys
from swift.cli.ringbuilder import main
for line in sys.argv[1:]:
    try:
        main(['swift-ring-builder'] + line.split(' '))
    except SystemExit as end:
        if end.code: sys.exit(line + ' ended with %s' % end.code)
`

const ringCommands = (folder: string, servers: StorageServer[]): string[] =>
  servers.flatMap(({ kind, port }) =>
    ['create 2 1 1', `add r1z1-${address}:${port}/disk 1`, 'rebalance'].map(
      words => `${folder}/${kind}.builder ${words}`,
    ),
  )

/** Signs in to Swift's own API, and returns a token and the address of the account. Throws if nothing answers. */
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
  const session = await signIn(endpoint).catch(() => undefined)
  if (!session?.isSignedIn) return false
  const { account, headers } = session
  const response = await fetch(`${account}/probe`, { method: 'PUT', headers })
  await response.text()
  return response.ok
}

function describeObjectStore(endpoint: string): Omit<ObjectStore, 'port' | 'stop'> {
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
      if (!response.ok) throw new Error(`Swift refused the quota: ${await response.text()}`)
    },
  }
}
