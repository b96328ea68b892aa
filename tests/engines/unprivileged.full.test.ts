import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { createApiCall } from '#tests/support/call.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { useSite } from '#tests/support/use-site.ts'
import { requirePrograms } from './support/program.ts'
import { account, readService } from './support/sandbox.ts'

await requirePrograms({ bwrap: 'bubblewrap' })
const dataDir = await mkdtemp(join(tmpdir(), 'mezani-unprivileged-'))
await chown(dataDir, account.uid, account.gid)
after(() => rm(dataDir, { recursive: true, force: true }))
const { within, sandboxed, environment } = await readService(dataDir)

test('O7: in the sandbox nothing can be written but DATA_DIR', async () => {
  const command =
    'for folder in / /tmp /var/tmp /var/lib /etc /run /srv/mezani /srv/mezani/dist /home /root "$HOME" /dev /var/lib/mezani; do (: > $folder/probe) 2>/dev/null && rm $folder/probe && echo $folder; done'
  const [program = '', ...args] = sandboxed(['sh', '-c', `${command}; true`])
  const { stdout } = await promisify(execFile)(program, args)
  assert.equal(stdout, '/var/lib/mezani\n')
})

test('O7: without rights and with one writable folder the site does all it does, stops cleanly, and starts again', async t => {
  const { server, url, pid } = await start(t)
  await assertNoRights(pid)
  const call = createApiCall(url)
  for (const path of ['/', '/recipes', '/login', '/docs', '/openapi.json', '/livez', '/readyz'])
    assert.equal((await call('GET', path)).status, 200, path)
  await useSite(call)
  await stop(server, pid)
  assert.doesNotMatch(server.output(), /EROFS|EACCES|EPERM|"level":(50|60)/)
  assert.match(await readFile(join(dataDir, 'postgres/postgres.log'), 'utf8'), /database system is shut down/)

  const again = await start(t)
  const { body } = await createApiCall(again.url)('GET', '/api/recipes?q=Kachumbari&fields=card')
  assert.equal(body.length, 1)
  await stop(again.server, again.pid)
  t.diagnostic(`${server.output().split('\n').length} lines of log, none of a refused write`)
})

async function start(t: TestContext): Promise<{ server: ServerProcess; url: string; pid: number }> {
  const server = startServer(dataDir, { ...environment, SAMPLE_RECIPES: 'off' }, { within })
  const url = await server.url()
  // The server is the child of bubblewrap, which passes no signal on.
  const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
  const pid = Number(children.trim().split(' ')[0])
  t.after(() => server.process.exitCode === null && process.kill(pid, 'SIGKILL'))
  return { server, url, pid }
}

async function assertNoRights(pid: number): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1]?.split('\t')[0]
  const none = '0'.repeat(16)
  assert.deepEqual(
    ['Uid', 'Gid', 'NoNewPrivs', 'CapEff', 'CapPrm', 'CapInh', 'CapAmb', 'CapBnd'].map(field),
    [String(account.uid), String(account.gid), '1', none, none, none, none, none],
  )
}

async function stop(server: ServerProcess, pid: number): Promise<void> {
  process.kill(pid, 'SIGTERM')
  assert.deepEqual(await server.exited, { code: 0, signal: null }, server.output())
}
