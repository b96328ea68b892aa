import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { refusals } from '#contract/errors.ts'
import { routes } from '#contract/routes.ts'
import { sampleOf } from '#server/platform/docs/sample.ts'
import { rawCall } from '#tests/support/call.ts'
import { repository } from '#tests/support/repository.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const { text: page, headers } = await site.call('GET', '/docs')
const { body: document } = await site.call('GET', '/openapi.json')
const run = promisify(execFile)

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' }
const unescapeHtml = (html: string) => html.replace(/&(lt|gt|quot|amp);/g, (_, name) => entities[name] ?? '')

/** Returns HTML with its code in backticks, as the contract writes it. */
const withBackticks = (html: string) => html.replaceAll(/<\/?code>/g, '`')

/** The commands that a reader copies, in the order of the page. */
const commands = [...page.matchAll(/<pre class="command"><code>([\s\S]*?)<\/code>/g)].map(([, text = '']) =>
  unescapeHtml(text),
)

/** Returns the PATH of this process. If it has no curl, adds a folder with a substitute that is called curl. */
async function pathWithCurl(): Promise<string> {
  const path = process.env.PATH ?? ''
  if (await run('curl', ['--version']).catch(() => undefined)) return path
  const folder = join(site.dataDir, 'bin')
  await mkdir(folder)
  await copyFile(join(repository, 'tests/support/curl.js'), join(folder, 'curl'))
  await chmod(join(folder, 'curl'), 0o755)
  return [folder, dirname(process.execPath), path].join(delimiter)
}

test('the page begins with how to publish in three requests, and its three commands publish a recipe', async () => {
  assert.equal(commands.length, 3)
  assert.ok(page.indexOf('class="command"') < page.indexOf('<article'), 'before the single calls')
  const { stdout } = await run('sh', ['-eu', '-c', commands.join('\n')], {
    env: { PATH: await pathWithCurl() },
  })
  const published = JSON.parse(stdout.split('\n').at(-1) ?? '')
  const { body: listed } = await site.call('GET', '/api/recipes')
  assert.deepEqual([listed.length, listed[0].id, listed[0].title], [1, published.id, 'Githeri'])
})

test('the page shows the input and output of each operation, with an example, a command and its refusals', () => {
  const articles = page.split('<article ').slice(1)
  for (const [path, methods] of Object.entries<object>(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const article = articles.find(text => text.startsWith(`id="${operation.operationId}"`)) ?? ''
      const text = unescapeHtml(article)
      assert.ok(text.includes(path), operation.operationId)
      assert.ok(withBackticks(text).includes(`<h3>${operation.summary}</h3>`), operation.summary)
      assert.match(text, /curl (-X \w+ )?'http/)
      for (const { name } of operation.parameters) assert.ok(text.includes(`<code>${name}</code>`), name)
      for (const [status, { content }] of Object.entries<typeof operation>(operation.responses)) {
        assert.ok(article.includes(status))
        const json = content?.['application/json']
        if (json) assert.ok(text.includes(status < '400' ? sampleText(json.schema) : refusalLinks(json)))
      }
      for (const { schema } of Object.values<typeof operation>(operation.requestBody?.content ?? {}))
        for (const field of fieldsOf(schema))
          assert.ok(text.includes(`<code>${field}</code>`), `${operation.operationId} ${field}`)
      assert.equal(method, method.toLowerCase())
    }
  }
})

// biome-ignore lint/suspicious/noExplicitAny: the document is read as any client would, without our types
type Json = any

const sampleText = (schema: Json) => JSON.stringify(sampleOf(schema, document.components.schemas), null, 2)

const refusalLinks = ({ examples }: Json) =>
  Object.keys(examples)
    .map(code => `<a href="#refusal-${code}"><code>${code}</code></a> `)
    .join('')

const fieldsOf = ({ $ref, anyOf, properties }: Json): string[] => {
  if ($ref) return fieldsOf(document.components.schemas[$ref.split('/').at(-1)])
  return anyOf ? anyOf.flatMap(fieldsOf) : Object.keys(properties)
}

test('the page explains every refusal', () => {
  const text = withBackticks(unescapeHtml(page))
  for (const [code, { status, meaning }] of Object.entries(refusals))
    assert.ok(text.includes(`\`${code}\`</th><td>${status}</td><td>${meaning}</td>`), code)
})

test('every link within the page has a target, and every id is unique', () => {
  const names = [...page.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
  assert.equal(new Set(names).size, names.length)
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name)
  assert.ok(links.length > names.length)
  assert.deepEqual(
    links.filter(name => !names.includes(name)),
    [],
  )
})

test('the page has no script and its policy allows none; it has its own style and loads nothing from elsewhere', () => {
  assert.doesNotMatch(page, /<script|\son\w+=|javascript:| style=/i)
  const policy = headers.get('content-security-policy') ?? ''
  assert.match(policy, /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self' data:;/)
  assert.doesNotMatch(policy, /unsafe|script-src/)
})

test('the page and the document are sent compressed, and not sent again while they are unchanged', async () => {
  for (const [path, maxBytes] of [
    ['/docs', 300 * Object.keys(routes).length],
    ['/openapi.json', 260 * Object.keys(routes).length],
  ] as const) {
    const accept = ['accept-encoding', 'br']
    const first = await rawCall(site.url, { method: 'GET', path, headers: accept })
    assert.equal(first.headers.get('content-encoding'), 'br')
    assert.ok(
      Number(first.headers.get('content-length')) < maxBytes,
      first.headers.get('content-length') ?? '',
    )
    const etag = first.headers.get('etag') ?? ''
    const second = await rawCall(site.url, {
      method: 'GET',
      path,
      headers: [...accept, 'if-none-match', etag],
    })
    assert.equal(second.status, 304)
  }
})
