import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { createApiCall } from '#tests/support/call.ts'
import { listBlockLines, repository } from '#tests/support/repository.ts'
import { startTimeoutMs } from '#tests/support/spawn-server.ts'
import { useSite } from '#tests/support/use-site.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { requirePrograms } from './support/program.ts'

const maxCommandMinutes = 5

type Podman = {
  /**
   * Runs a command of the page, such as `podman stop mezani`, with images and containers of this test file alone. Returns
   * standard output and standard error.
   */
  run: (command: string) => Promise<string>
  /** The folder that is the container's volume. */
  volume: string
}

/**
 * Opens a podman for this test file alone, with runc. Its containers use the machine's network, on which other tests run at the
 * same time.
 */
async function openPodman(owner: number): Promise<Podman> {
  const folder = await mkdtemp(join(tmpdir(), 'mezani-podman-'))
  const global = [
    ...['--root', join(folder, 'storage'), '--runroot', join(folder, 'run'), '--tmpdir', join(folder, 'tmp')],
    ...['--storage-driver', 'overlay', '--cgroup-manager', 'cgroupfs', '--events-backend', 'file'],
    ...['--runtime', 'runc'],
  ]
  const run = async (command: string) => {
    const [program = '', ...words] = command.split(' ')
    assert.equal(program, 'podman')
    const { stdout, stderr } = await promisify(execFile)(program, [...global, ...words], {
      timeout: maxCommandMinutes * 60_000,
      maxBuffer: 50_000_000,
      // There is no systemd that could run the health check.
      env: { ...process.env, DISABLE_HC_SYSTEMD: 'true' },
    }).catch(error => assert.fail(`${command}\n${error.stderr}`))
    return stdout + stderr
  }
  after(async () => {
    await run('podman rm --all --force --time 0').catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  })
  const volume = join(folder, 'volume')
  await mkdir(volume, { mode: 0o700 })
  await promisify(execFile)('chown', [`${owner}:${owner}`, volume])
  return { run, volume }
}

const owner = 10_001
const maxBuildMinutes = 30
const lines = await listBlockLines('docs/installing.md', 'With containers')
const lineWith = (words: string) =>
  lines.find(line => line.startsWith(words)) ?? assert.fail(`docs/installing.md has no line ${words}`)

test('the image of docs/installing.md, built from Debian and npm alone, runs on a read-only root without privileges', async t => {
  await requirePrograms({ buildah: 'buildah', debootstrap: 'debootstrap', podman: 'podman', runc: 'runc' })
  const archive = await buildImage()
  const { run, volume } = await openPodman(owner)
  const step = createStep(t, () => run('podman logs --tail 60 mezani'))
  t.diagnostic(`the archive has ${Math.round((await stat(archive)).size / 1e6)} MB`)
  await run(lineWith('podman load').replace('mezani.tar', archive))
  const size = Number(await run('podman image inspect --format {{.Size}} mezani:0.1.0'))
  t.diagnostic(`the image has ${Math.round(size / 1e6)} MB`)

  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const call = createApiCall(url)
  const isReady = async () =>
    (await call('GET', '/readyz').catch(() => undefined))?.status === 200 || undefined
  await run(
    lineWith('podman run')
      .replace(
        '--publish 127.0.0.1:3000:3000',
        `--network host --env HOST=127.0.0.1 --env PORT=${port} --env SAMPLE_RECIPES=off`,
      )
      .replace('mezani:/data', `${volume}:/data`)
      .replace('localhost:3000', `127.0.0.1:${port}`)
      .replace(
        '--read-only ',
        '--read-only --read-only-tmpfs=false --ulimit nofile=1024:1024 --ulimit nproc=1024:1024 ',
      ),
  )
  await waitFor(isReady, 'the site in the container', startTimeoutMs).catch(async error => {
    throw new Error(await run('podman logs mezani'), { cause: error })
  })

  await step(
    'it has an account of its own, no capability, and nothing to write to but the volume',
    async () => {
      const pid = (await run('podman inspect --format {{.State.Pid}} mezani')).trim()
      const status = await readFile(`/proc/${pid}/status`, 'utf8')
      const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1]
      const none = '0'.repeat(16)
      assert.deepEqual(['Uid', 'NoNewPrivs', 'CapEff', 'CapPrm', 'CapInh', 'CapAmb', 'CapBnd'].map(field), [
        String(owner),
        '1',
        none,
        none,
        none,
        none,
        none,
      ])
      const probe =
        'console.log(["/","/tmp","/etc","/srv/mezani","/var/lib","/backups","/data"].filter(f=>{try{fs.writeFileSync(f+"/probe","");fs.rmSync(f+"/probe");return!0}catch{return!1}}).join())'
      assert.equal((await run(`podman exec mezani node -e ${probe}`)).trim(), '/data')
    },
  )

  await step('pages, a list, sign-up, a photo, an avatar, a cover and the health check', async () => {
    for (const path of ['/', '/recipes', '/docs', '/openapi.json'])
      assert.equal((await call('GET', path)).status, 200, path)
    await useSite(call)
    assert.equal((await call('GET', '/api/recipes?fields=card')).body.length, 2)
    await run(lineWith('podman healthcheck'))
    assert.match(await run(lineWith('podman logs')), /open at http/)
  })

  await step('a backup is made and verified inside', async () => {
    assert.match(await run(lineWith('podman exec mezani node tools/backup.ts')), /each read back and right/)
    const [backup] = await readdir(join(volume, 'backups'))
    const verified = await run(`podman exec mezani node tools/restore.ts --verify /data/backups/${backup}`)
    assert.match(verified, /Verified/)
    await run(lineWith('podman exec mezani node tools/admin.ts'))
  })

  await step('children that PostgreSQL leaves behind when it is killed do not stay as zombies', async () => {
    const pids = (await run('podman top mezani hpid comm')).split('\n')
    const postmaster =
      pids.find(line => line.includes('postgres'))?.split(/\s+/)[0] ?? assert.fail('no postgres')
    process.kill(Number(postmaster), 'SIGKILL')
    await waitFor(
      async () => (await call('GET', '/readyz')).status !== 200 || undefined,
      'PostgreSQL being away',
    )
    await waitFor(isReady, 'PostgreSQL being back', startTimeoutMs)
    const states = (await run('podman top mezani state')).split('\n').map(line => line.trim())
    assert.ok(states.length > 4 && !states.includes('Z'), states.join(' '))
  })

  await step(
    'SIGTERM ends it with 0, and another start on the same volume has all that was there',
    async () => {
      await run(lineWith('podman stop'))
      assert.equal((await run('podman inspect --format {{.State.ExitCode}} mezani')).trim(), '0')
      assert.match(
        await readFile(join(volume, 'postgres/postgres.log'), 'utf8'),
        /database system is shut down/,
      )
      await run(lineWith('podman start'))
      await waitFor(isReady, 'the second start', startTimeoutMs)
      assert.equal((await call('GET', '/api/recipes?q=Lamu&fields=card')).body.length, 1)
      await run(lineWith('podman stop'))
      assert.equal((await run('podman inspect --format {{.State.ExitCode}} mezani')).trim(), '0')
      assert.doesNotMatch(await run(lineWith('podman logs')), /EROFS|EACCES|EPERM/)
    },
  )
})

/**
 * Returns a function that runs a part of the test. The first part that fails ends the test, with this log, since the later parts
 * make no sense without it.
 */
const createStep =
  (t: TestContext, readLog: () => Promise<string>) =>
  async (name: string, take: () => Promise<void>): Promise<void> => {
    await take().catch(async error => {
      throw new Error(`It failed at: ${name}\n${await readLog().catch(String)}`, { cause: error })
    })
    t.diagnostic(`done: ${name}`)
  }

async function buildImage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mezani-archive-'))
  after(() => rm(folder, { recursive: true, force: true }))
  const archive = join(folder, 'mezani.tar')
  const command = lineWith('npm run image').replace('mezani.tar', archive)
  const building = promisify(execFile)('bash', ['-c', command], {
    cwd: repository,
    timeout: maxBuildMinutes * 60_000,
    maxBuffer: 50_000_000,
  })
  await building.catch(error => assert.fail(`${error.stdout}\n${error.stderr}`.slice(-5_000)))
  return archive
}
