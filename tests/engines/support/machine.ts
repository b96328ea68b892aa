import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after } from 'node:test'
import { promisify } from 'node:util'
import type { Within } from '#tests/support/server-process.ts'
import { waitFor } from '#tests/support/site.ts'
import { listFiles, repository } from '#tests/support/sources.ts'

const maxCommandMinutes = 20
const bootMs = 120_000
/** Where the machine sees what it is to clone. */
export const originPath = '/root/origin'

export type Machine = {
  /** The folder that is its root. */
  root: string
  /** Runs a line as root and returns what it prints; fails with it if it fails. */
  run: (line: string, environment?: Record<string, string>) => Promise<string>
  /** The same with a way out to the archives of Debian and npm, which its own network has none. */
  runOutside: (line: string, environment?: Record<string, string>) => Promise<string>
  /** A command of the machine of the tests, in this one's network. */
  inNetwork: Within
}

/** A Debian from nothing in which systemd runs; its network is a loopback interface. Gone after the test file. */
export async function openMachine(names: string[]): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'mezani-machine-'))
  const root = join(folder, 'root')
  after(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  await makeDebian(root)
  await writeFile(join(root, 'etc/hosts'), `127.0.0.1 localhost ${names.join(' ')}\n`)
  await cp('/etc/resolv.conf', join(root, 'etc/resolv.conf'), { dereference: true })
  const environment = await bringNpmSettings(root)
  await makeOrigin(join(root, originPath))
  const leader = await boot(root)
  const enter = (...more: string[]) => [
    'nsenter',
    `--target=${leader}`,
    '--mount',
    '--pid',
    '--uts',
    '--ipc',
    ...more,
  ]
  const runIn =
    (entered: string[]) =>
    async (line: string, more: Record<string, string> = {}) => {
      const settings = Object.entries({ ...environment, ...more }).map(([name, value]) => `${name}=${value}`)
      const [program = '', ...words] = [...entered, 'env', '-i', ...settings, 'bash', '-ec', line]
      const options = { timeout: maxCommandMinutes * 60_000, maxBuffer: 100_000_000 }
      const { stdout, stderr } = await promisify(execFile)(program, words, options).catch(error =>
        assert.fail(`${line}\n${error.stdout}\n${error.stderr}`.slice(-5_000)),
      )
      return stdout + stderr
    }
  return {
    root,
    run: runIn(enter('--net')),
    runOutside: runIn(enter()),
    inNetwork: command => ['nsenter', `--target=${leader}`, '--net', ...command],
  }
}

async function makeDebian(root: string): Promise<void> {
  const sources = ['indextargets', '--format', '$(REPO_URI) $(CODENAME) $(COMPONENT)', 'Created-By: Packages']
  const { stdout } = await promisify(execFile)('apt-get', sources)
  const lines = stdout.split('\n').filter(line => / bookworm(-updates|-security)? main$/.test(line))
  const archive = lines.find(line => line.includes(' bookworm '))?.split(' ')[0]
  const options = ['--variant=minbase', '--include=systemd,systemd-sysv,dbus', 'bookworm', root]
  await promisify(execFile)('debootstrap', archive ? [...options, archive] : options, {
    maxBuffer: 50_000_000,
  })
  await writeFile(join(root, 'etc/apt/sources.list'), lines.map(line => `deb ${line}\n`).join(''))
  await promisify(execFile)('systemd-machine-id-setup', ['--root', root])
}

/** What npm is told on the machine of the tests. */
async function bringNpmSettings(root: string): Promise<Record<string, string>> {
  await copyFile(join(homedir(), '.npmrc'), join(root, 'root/.npmrc')).catch(() => undefined)
  const authorities = process.env.NODE_EXTRA_CA_CERTS
  if (authorities) await copyFile(authorities, join(root, 'root/authorities.pem'))
  return {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    DEBIAN_FRONTEND: 'noninteractive',
    ...(authorities && { NODE_EXTRA_CA_CERTS: '/root/authorities.pem' }),
  }
}

/** A repository with one commit: the files as they are here. */
async function makeOrigin(origin: string): Promise<void> {
  for (const path of await listFiles()) {
    await mkdir(dirname(join(origin, path)), { recursive: true })
    await cp(join(repository, path), join(origin, path))
  }
  await commitAll(origin, 'The site as it is')
}

export async function commitAll(folder: string, title: string): Promise<void> {
  const author = [
    '-c',
    'user.name=Tester',
    '-c',
    'user.email=tester@example.org',
    '-c',
    'init.defaultBranch=main',
  ]
  for (const words of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '--message', title],
  ])
    await promisify(execFile)('git', ['-C', folder, ...author, ...words])
}

/** Returns the process that is number 1 inside. */
async function boot(root: string): Promise<number> {
  const options = ['--boot', `--directory=${root}`, '--private-network', '--register=no', '--keep-unit']
  const child = spawn('systemd-nspawn', [...options, '--console=pipe', '--link-journal=no'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' },
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', text => (errors += text))
  const exited = once(child, 'exit')
  /** nspawn has other children before it. */
  const findSystemd = async () => {
    assert.equal(child.exitCode, null, errors)
    const listed = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').catch(() => '')
    for (const pid of listed.trim().split(' ')) {
      const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
      if (name.trim() === 'systemd') return Number(pid)
    }
    return undefined
  }
  const leader = await waitFor(findSystemd, 'the machine’s first process', bootMs)
  // Without it the machine goes off by itself, but its files would be in use until then.
  after(async () => {
    process.kill(leader, 'SIGKILL')
    await exited
  })
  const busFile = join('/proc', String(leader), 'root/run/systemd/private')
  await waitFor(async () => existsSync(busFile) || undefined, 'systemd inside', bootMs)
  // It empties /tmp, and apt fails meanwhile.
  const wait = ['--target', String(leader), '--all', 'systemctl', 'is-system-running', '--wait']
  await promisify(execFile)('nsenter', wait, { timeout: bootMs }).catch(({ stdout }) =>
    assert.equal(stdout, 'degraded\n'),
  )
  return leader
}
