import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Within } from '#tests/support/server-process.ts'
import { repository } from '#tests/support/sources.ts'

/** "nobody", which nothing in this repository belongs to. */
export const account = { uid: 65_534, gid: 65_534 }
/** Where the unit has the repository and DATA_DIR. */
const [installed, state] = ['/srv/mezani', '/var/lib/mezani']

/** Lines of the unit that restrict the service, and what bubblewrap and setpriv call the same. */
const restrictions: Record<string, (dataDir: string) => { bwrap?: string[]; setpriv?: string[] }> = {
  'ProtectSystem=strict': () => ({ bwrap: ['--ro-bind', '/', '/', '--proc', '/proc'] }),
  'PrivateDevices=yes': () => ({ bwrap: ['--dev', '/dev', '--bind', '/dev/shm', '/dev/shm'] }),
  'ProtectHome=yes': () => ({
    bwrap: ['/home', '/root'].flatMap(folder => [
      '--perms',
      '0000',
      '--tmpfs',
      folder,
      '--remount-ro',
      folder,
    ]),
  }),
  'StateDirectory=mezani': dataDir => ({
    bwrap: ['--tmpfs', '/var/lib', '--bind', dataDir, state, '--remount-ro', '/var/lib'],
  }),
  'NoNewPrivileges=yes': () => ({ setpriv: ['--no-new-privs'] }),
  'CapabilityBoundingSet=': () => ({ setpriv: ['--bounding-set=-all', '--inh-caps=-all'] }),
  'User=mezani': () => ({ setpriv: [`--reuid=${account.uid}`, '--clear-groups'] }),
  'Group=mezani': () => ({ setpriv: [`--regid=${account.gid}`] }),
}

/** Lines that restrict nothing. */
const otherLines =
  /^(#|WorkingDirectory=|ExecStart=|Environment=|EnvironmentFile=|Restart=|RestartSec=|TimeoutStopSec=|KillMode=|LimitNOFILE=|StateDirectoryMode=)/
/** Lines that only systemd enforces: `tests/engines/debian-machine.full.test.ts` runs the site under it. */
const linesOfSystemd =
  /^(TasksMax|MemoryMax|UMask|ProtectProc|ProtectClock|ProtectControlGroups|ProtectHostname|ProtectKernel(Logs|Modules|Tunables)|Restrict(AddressFamilies|Namespaces|Realtime|SUIDSGID)|LockPersonality|SystemCall(Architectures|Filter|ErrorNumber))=/

/** The service of packaging/systemd: its command and environment, and the sandbox that its restrictions come to. */
export async function readService(dataDir: string) {
  const unit = await readFile(join(repository, 'packaging/systemd/mezani.service'), 'utf8')
  const lines = /^\[Service\]\n([\s\S]*?)\n\n/m.exec(unit)?.[1]?.split('\n') ?? []
  const setting = (name: string) =>
    lines.find(line => line.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  const restricting = lines.filter(line => !otherLines.test(line) && !linesOfSystemd.test(line))
  assert.deepEqual(restricting.toSorted(), Object.keys(restrictions).toSorted())
  const found = Object.values(restrictions).map(argumentsOf => argumentsOf(dataDir))
  const sandbox = [
    ...['bwrap', '--die-with-parent', ...found.flatMap(({ bwrap = [] }) => bwrap)],
    ...['--tmpfs', '/srv', '--ro-bind', repository, installed, '--remount-ro', '/srv', '--chdir', installed],
    ...['setpriv', ...found.flatMap(({ setpriv = [] }) => setpriv)],
  ]
  const assignments = setting('Environment')
    .split(' ')
    .map(one => one.split('=', 2))
  const within: Within = () => [...sandbox, ...setting('ExecStart').split(' ')]
  return {
    within,
    /** The command that runs another one in the same sandbox. */
    sandboxed: (command: string[]) => [...sandbox, ...command],
    environment: Object.fromEntries(assignments) as Record<string, string>,
  }
}
