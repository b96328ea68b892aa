import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { createVisitor } from '#tests/engines/support/visitor.ts'
import { listBlockLines, listCommands } from '#tests/support/page-commands.ts'
import { waitFor } from '#tests/support/site.ts'
import { useSite } from '#tests/support/use-site.ts'
import { commitAll, type Machine, openMachine, originPath } from './support/machine.ts'
import { requirePrograms } from './support/program.ts'
import { createStep } from './support/steps.ts'

const site = 'recipes.example.org'
const certificateMs = 60_000
/** Of Caddy's own authority, since no other one can be asked here. */
const authority = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt'

const secrets = { ADMIN_NEW_PASSWORD: 'pilipili hoho' }
const readme = 'npm ci && npm start'
const named = [...(await listCommands('README.md')), ...(await listCommands('docs/operating.md'))].map(
  ({ command }) => command,
)

/** What sentences name, and the same with real names in it. */
const inSentences: Record<string, string> = {
  'mezani admin': 'mezani admin || test $? -eq 2',
  'mezani admin members WORDS': 'mezani admin members cook',
  'mezani admin suspend MEMBER': 'mezani admin suspend a-cook; mezani admin restore a-cook',
  'mezani admin sign-out MEMBER': 'mezani admin sign-out a-cook',
  'mezani admin mails': 'mezani admin mails',
  'mezani admin mails retry': 'mezani admin mails retry',
  'mezani admin create EMAIL': 'mezani admin create you@example.org',
  'mezani backup --to FILE': 'mezani backup --to /var/backups/mezani/now.backup',
  'journalctl --unit=mezani --output=cat --lines=20': 'journalctl --unit=mezani --output=cat --lines=20',
  'curl --silent http://127.0.0.1:3000/readyz': 'curl --silent http://127.0.0.1:3000/readyz',
}

const drill = [
  'export BACKUP_KEY_FILE=/root/backup-key',
  'npm run restore -- --verify mezani-DATE.backup',
  'DATA_DIR=/tmp/drill npm run restore -- mezani-DATE.backup',
  'DATA_DIR=/tmp/drill PORT=3001 npm run serve',
]

/** Starts a site with this line, waits until the path answers and prints that, then stops the site. */
const until = (line: string, port: number, path: string) => `set -m; cd /srv/mezani
(${line}) > /tmp/site.log 2>&1 &
curl --silent --fail --retry 600 --retry-delay 1 --retry-all-errors 'http://127.0.0.1:${port}${path}' || cat /tmp/site.log
kill -TERM -- -$!; wait $! || true`

test('who follows docs/operating.md on an empty Debian gets a site behind TLS, backed up, under the unit of systemd', async t => {
  await requirePrograms({
    debootstrap: 'debootstrap',
    'systemd-nspawn': 'systemd-container',
    nsenter: 'util-linux',
    curl: 'curl',
    git: 'git',
  })
  const machine = await openMachine([site])
  const journal = () => machine.run('journalctl --unit=mezani --unit=caddy --output=cat --lines=60')
  const step = createStep(t, journal)
  const follow = createFollower(machine)
  const call = createVisitor({
    within: machine.inNetwork,
    address: '127.0.0.1',
    url: `https://${site}`,
    serverAddress: '127.0.0.1',
    certificate: join(machine.root, authority),
  })

  await step('packages, files, account, service', async () => {
    await follow('1. Packages')
    await follow('2. The site’s files')
    await follow('3. Its account and settings')
    // As the page says; 71 covers would be drawn before the one that is waited for.
    await machine.run("echo 'SAMPLE_RECIPES=off' >> /etc/mezani.env")
    const log = await follow('4. The service')
    assert.match(log, /set-up|administrator/i)
  })

  await step('the unit is clean, restricts the service as it says, and is rated', async () => {
    assert.equal(await machine.run('systemd-analyze verify /etc/systemd/system/mezani.service 2>&1'), '')
    const rated = await machine.run('systemd-analyze security --no-pager mezani.service')
    t.diagnostic(rated.trim().split('\n').at(-1) ?? '')
    const pid = (await machine.run('systemctl show --property=MainPID --value mezani')).trim()
    const status = await machine.run(`cat /proc/${pid}/status`)
    const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1]
    const none = '0'.repeat(16)
    assert.deepEqual(['NoNewPrivs', 'Seccomp', 'CapEff', 'CapBnd'].map(field), ['1', '2', none, none])
    assert.equal(field('Uid'), (await machine.run('id --user mezani')).trim())
  })

  await step('behind TLS: pages, sign-up, a photo, an avatar, a cover', async () => {
    await follow('5. TLS')
    assert.equal((await call('GET', '/recipes')).status, 200)
    await useSite(call)
  })

  await step('an administrator, mail, backups and a drill', async () => {
    const printed = await follow('6. An administrator, and mail')
    assert.match(printed, /you@example\.org/)
    assert.match(await follow('7. Backups, and a drill'), /each read back and right[\s\S]*Verified/)
  })

  await step('an upgrade', async () => {
    const origin = join(machine.root, originPath)
    await appendFile(join(origin, 'CHANGELOG.md'), '\nA later version.\n')
    await commitAll(origin, 'A later version')
    await follow('8. Upgrade')
    assert.match(await machine.run('tail --lines=1 /srv/mezani/CHANGELOG.md'), /A later version/)
    assert.equal((await call('GET', '/api/recipes?q=Lamu&fields=card')).body.length, 1)
  })

  await step('what sentences of the page name, and the drill on another machine', async () => {
    for (const [words, command] of Object.entries(inSentences)) {
      assert.ok(named.includes(words), `docs/operating.md does not name ${words}`)
      await machine.run(`cd /srv/mezani; ${command}`, secrets)
    }
    for (const words of [...drill, readme]) assert.ok(named.includes(words), `No page names ${words}`)
    await machine.run(
      'cd /srv/mezani; cp /var/backups/mezani/now.backup mezani-DATE.backup; cp /etc/mezani-backup-key /root/backup-key',
    )
    const [key = '', verify = '', restore = '', serve = ''] = drill
    assert.match(await machine.run(`cd /srv/mezani; ${key}; ${verify}; ${restore}`), /Verified/)
    const found = await machine.run(until(serve, 3001, '/api/recipes?q=Lamu&fields=card'))
    assert.match(found, /Kachumbari of Lamu/)
  })

  await step('the first lines of the README, on the same empty Debian', async () => {
    await machine.run(`git clone --quiet ${originPath} /opt/mezani`)
    const port = await findFreePort()
    const line = `cd /opt/mezani; PORT=${port} DATA_DIR=/opt/data; export PORT DATA_DIR; ${readme}`
    assert.match(await machine.runOutside(until(line, port, '/api/recipes?fields=card')), /Ugali/)
  })

  await step('what to look at when something is wrong', async () => {
    await follow('Disk full')
    await follow('Slow')
    await machine.run('systemctl stop mezani')
    assert.match(await machine.run('systemctl show --property=Result --value mezani'), /^success$/m)
    const log = await machine.run('journalctl --unit=mezani --output=cat')
    assert.doesNotMatch(log, /EROFS|EACCES|EPERM|"level":60|SIGSYS/)
  })
})

/** Runs the shell lines of a section, as they stand there, one after the other. */
function createFollower({ root, run, runOutside }: Machine) {
  let folder = '/root'
  return async (section: string): Promise<string> => {
    const lines = await listBlockLines(section)
    assert.ok(lines.length > 0, `docs/operating.md has no section ${section} with commands.`)
    const printed: string[] = []
    for (const line of lines) {
      const command = line.replace('git clone URL', `git clone ${originPath}`)
      if (command.startsWith('cd ')) folder = command.slice(3)
      const isOverTls = command.startsWith('curl ') && command.includes(`https://${site}`)
      if (isOverTls) await waitForAuthority(root)
      const isOutside = /^(apt-get|git|npm) /.test(command)
      const settings = { ...secrets, ...(isOverTls && { CURL_CA_BUNDLE: authority }) }
      printed.push(await (isOutside ? runOutside : run)(`cd ${folder}; ${command}`, settings))
      if (command.includes('> /etc/caddy/Caddyfile')) await writeLocalAuthority(root)
    }
    return printed.join('')
  }
}

async function writeLocalAuthority(root: string): Promise<void> {
  const path = join(root, 'etc/caddy/Caddyfile')
  await writeFile(path, `{\n\tlocal_certs\n\tskip_install_trust\n}\n${await readFile(path, 'utf8')}`)
}

const waitForAuthority = (root: string) =>
  waitFor(
    () =>
      promisify(execFile)('test', ['-s', join(root, authority)]).then(
        () => true,
        () => undefined,
      ),
    'Caddy’s own authority',
    certificateMs,
  )
