import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { isInstalled } from '#harness/installed.ts'
import { sharedServerVariable } from '#harness/test-postgres.ts'
import { type DocumentedRequest, listDocumentedRequests } from '#tests/support/documented-requests.ts'
import { aMember, anAdmin } from '#tests/support/people.ts'
import { listSqlErrors } from '#tests/support/postgres-log.ts'
import { publishRecipe } from '#tests/support/recipes.ts'
import { openSite, openUnthrottled } from '#tests/support/site.ts'

/** Of all calls together; where it does not suffice, the test fails and names what was not tested. */
const budgetMinutes = Number(process.env.SQLMAP_MINUTES ?? 60)

// A PostgreSQL of its own, so that all that is in its log is of this test.
delete process.env[sharedServerVariable]
const site = await openSite()
const { app, url } = await openUnthrottled(site)
const { token: adminToken } = await anAdmin(site)
let answered = 0
app.server.on('request', () => {
  answered += 1
})

const folder = await mkdtemp(join(tmpdir(), 'mezani-sqlmap-'))
after(() => rm(folder, { recursive: true, force: true }))

/** sqlmap leaves out parameters of this name, and all others where one has its mark. */
const markText = (_: string, value: unknown) => (typeof value === 'string' ? `${value}*` : value)

type Target = { name: string; text: string; techniques: string }

/**
 * As sqlmap reads them: one for what is in the query and the body, one with its mark at the id in the path. Each has a member
 * and a recipe of its own, because some calls end sessions and some delete. Without the techniques that measure time, which
 * take minutes for a parameter and are wrong on a machine that is busy; a statement that is broken shows in PostgreSQL's log.
 */
async function targetsOf({
  name,
  method,
  path,
  query,
  body,
  isOfAdmin,
}: DocumentedRequest): Promise<Target[]> {
  const member = await aMember(site)
  const id = path.includes('/users/') ? member.id : await publishRecipe(site, member)
  const search = new URLSearchParams(query).toString()
  const targetOf = (part: string, idInPath: string): Target => ({
    name: `${name}${part}`,
    // A union would be of what is read.
    techniques: method === 'GET' ? 'BEUQ' : 'BEQ',
    text: [
      `${method} ${path.replace(/\{\w+\}/, idInPath)}${search && `?${search}`} HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      `Authorization: Bearer ${isOfAdmin ? adminToken : member.token}`,
      ...(body ? ['Content-Type: application/json'] : []),
      '',
      body ? JSON.stringify(body, 'token' in body ? markText : undefined) : '',
    ].join('\r\n'),
  })
  return [
    ...(search || body ? [targetOf('', String(id))] : []),
    ...(path.includes('{') ? [targetOf(', its id', `${id}*`)] : []),
  ]
}

const options = [
  // Without a terminal sqlmap would wait for more targets on its standard input.
  ...[
    '--ignore-stdin',
    '--batch',
    '--flush-session',
    '--disable-coloring',
    '--level=3',
    '--risk=2',
    '--dbms=PostgreSQL',
  ],
  // Headers are tested at this level too, in every call; no statement has them.
  ...['--skip=user-agent,referer,host', '--ignore-code=*', '--retries=0', '--timeout=30'],
]

type Result = { tested: string[]; injectable: string[] }

/** Sorts the parameters by what sqlmap says of them. */
async function attack({ name, text, techniques }: Target, signal: AbortSignal): Promise<Result> {
  const own = await mkdtemp(join(folder, 'run-'))
  const file = join(own, 'request.txt')
  await writeFile(file, text)
  const { stdout } = await promisify(execFile)(
    'sqlmap',
    ['-r', file, `--output-dir=${join(own, 'output')}`, `--technique=${techniques}`, ...options],
    { maxBuffer: 100_000_000, signal },
  )
  const parametersIn = (pattern: RegExp) => [
    ...new Set([...stdout.matchAll(pattern)].map(([, one, other]) => `${name}: ${one ?? other}`)),
  ]
  const tested = parametersIn(/parameter '([^']+)' does not seem to be injectable/g)
  const injectable = parametersIn(/parameter '([^']+)' is vulnerable|^Parameter: (?:JSON )?(\S+)/gm)
  assert.ok(tested.length + injectable.length > 0, `${name} was not tested:\n${stdout.slice(-2000)}`)
  return { tested, injectable }
}

test('Z4: no parameter of any call can be injected with SQL, and none makes a server error', {
  skip: !(await isInstalled('sqlmap')) && 'sqlmap is not installed',
}, async t => {
  const requests = await listDocumentedRequests(url)
  const targets = (await Promise.all(requests.map(targetsOf))).flat()
  const queue = [...targets]
  const startedAt = performance.now()
  const minutes = () => ((performance.now() - startedAt) / 60_000).toFixed(1)
  const budget = AbortSignal.timeout(budgetMinutes * 60_000)
  const results: Result[] = []
  const work = async () => {
    for (let target = queue.shift(); target; target = queue.shift()) {
      const result = await attack(target, budget)
      results.push(result)
      process.stdout.write(`${results.length} of ${targets.length} after ${minutes()} min: ${target.name}\n`)
    }
  }
  const isOver = (error: unknown) => budget.aborted || Promise.reject(error)
  await Promise.all(Array.from({ length: availableParallelism() }, () => work().catch(isOver)))
  const tested = results.flatMap(result => result.tested)
  t.diagnostic(`${tested.length} parameters, ${answered} requests, ${minutes()} of ${budgetMinutes} minutes`)
  assert.deepEqual(
    results.flatMap(({ injectable }) => injectable),
    [],
  )
  assert.deepEqual(
    site.logLines.filter(line => /"status":5\d\d|"level":(50|60)/.test(line)),
    [],
  )
  assert.deepEqual(await listSqlErrors(site), [])
  assert.equal(results.length, targets.length, `${budgetMinutes} minutes did not suffice`)
})
