import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import type { z } from 'zod'
import type { Endpoint, ThrottleName } from '#contract/endpoint.ts'
import { type Operation, routes } from '#contract/routes.ts'
import { sampleOf } from '#server/platform/docs/sample.ts'
import { defaultLimits, type Rate } from '#server/platform/limits/default-limits.ts'
import { repository } from '#tests/support/repository.ts'
import { openSite } from '#tests/support/site.ts'
import { strictProblem } from './response-shape.ts'

const { throttles } = defaultLimits

const publicUrl = 'https://mezani.example'
const site = await openSite({ PUBLIC_URL: publicUrl })
const { body: document } = await site.call('GET', '/openapi.json')
const rows = Object.entries(routes) as [Operation, Endpoint][]

// biome-ignore lint/suspicious/noExplicitAny: the document is read as any client would, without our types
type Json = any

const operations = Object.entries(document.paths as Json).flatMap(([path, methods]) =>
  Object.entries(methods as Json).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation: operation as Json,
  })),
)
const documented = ({ method, path }: Endpoint): Json => document.paths[path][method.toLowerCase()]

/** Returns the problems that `redocly lint` finds in a document by its recommended rules, with mistakes in examples as errors. */
async function lint(linted: object): Promise<string[]> {
  const file = join(site.dataDir, 'openapi.json')
  await writeFile(file, JSON.stringify(linted))
  const config = join(site.dataDir, 'redocly.yaml')
  await writeFile(
    config,
    'extends: [recommended]\nrules:\n  no-invalid-media-type-examples: error\n  no-invalid-parameter-examples: error\n  no-invalid-schema-examples: error\n',
  )
  const cli = join(repository, 'node_modules/@redocly/cli/bin/cli.js')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, 'lint', file, '--config', config, '--format', 'json'],
    { env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }, maxBuffer: 10_000_000 },
  ).catch((failure: { stdout: string }) => failure)
  const { problems }: { problems: Json[] } = JSON.parse(stdout)
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
}

test('the document has neither errors nor warnings by the recommended rules of @redocly/cli', async () => {
  assert.deepEqual(await lint(document), [])
})

test('the linter checks the examples against the schemas', async () => {
  const changed = structuredClone(document)
  changed.paths['/api/recipes'].post.requestBody.content[
    'application/json'
  ].examples.createRecipe.value.servings = 'four'
  changed.components.schemas.Recipe.properties.servings.examples = ['four']
  const problems = (await lint(changed)).join('\n')
  assert.match(problems, /no-invalid-media-type-examples.*createRecipe/)
  assert.match(problems, /no-invalid-schema-examples.*Recipe\/properties\/servings/)
})

test('the document names its site, its licence, and where to write to', () => {
  assert.deepEqual(document.servers, [{ url: publicUrl }])
  assert.equal(document.info.license.identifier, 'MIT')
  assert.equal(document.info.contact.url, `${publicUrl}/contactus`)
})

for (const { name, operation } of operations) {
  test(`${name} has a tag with a description, and an example of every request and refusal`, () => {
    const described = new Map(document.tags.map(({ name: tag, description }: Json) => [tag, description]))
    assert.ok(operation.tags.length > 0)
    for (const tag of operation.tags) assert.ok(described.get(tag), tag)
    for (const [status, { content }] of Object.entries<Json>(operation.responses)) {
      if (status === '204') assert.equal(content, undefined)
      else
        for (const { schema, examples } of Object.values<Json>(content))
          assert.ok(status < '400' ? schema : Object.keys(examples).length > 0, status)
    }
    for (const { examples } of Object.values<Json>(operation.requestBody?.content ?? {}))
      assert.equal(Object.keys(examples).length, operation.operationId.split('Or').length)
    for (const parameter of operation.parameters.filter(({ in: place }: Json) => place === 'path'))
      assert.ok(parameter.example, parameter.name)
  })
}

for (const [operation, row] of rows) {
  test(`${operation} names a defined token scheme, or none`, () => {
    const expected = {
      anyone: undefined,
      optional: [{}, { user: [] }],
      user: [{ user: [] }],
      moderator: [{ user: [] }, { admin: [] }],
      admin: [{ admin: [] }],
    }
    assert.deepEqual(documented(row).security, expected[row.access])
    for (const scheme of documented(row).security?.flatMap(Object.keys) ?? [])
      assert.equal(document.components.securitySchemes[scheme].scheme, 'bearer')
  })

  if (row.status === 204 || row.replyTypes) continue
  test(`the response that the page shows for ${operation} is valid`, () => {
    const { schema } = documented(row).responses[row.status].content['application/json']
    const sample = sampleOf(schema, document.components.schemas)
    assert.deepEqual(row.reply.parse(sample), sample, 'no field is unknown')
  })
}

const counted = { accepted: 'accepted calls', wrong: 'wrong passwords or codes' }

for (const [operation, row] of rows.filter(([, { throttle }]) => throttle)) {
  test(`the document says how often ${operation} may be called`, () => {
    for (const { calls, seconds, counts } of Object.values<Rate>(throttles[row.throttle as ThrottleName]))
      assert.match(
        documented(row).description,
        new RegExp(`\\b${calls} ${counts ? counted[counts] : 'calls'} in ${seconds / 60} minutes`),
      )
  })
}

/** Fields that another field may replace, as their description says. `required` cannot express that choice. */
const exchangeable = new Set(['leave currentPassword', 'changePassword currentPassword'])

for (const [operation, row] of rows.filter(([, { body }]) => body)) {
  test(`the document requires the same fields in the body of ${operation} as the server`, () => {
    const schema = row.body as z.ZodType
    const sent = row.example?.body ?? {}
    const described = bodySchema(row)
    const stands = (name: string) => name in sent && !exchangeable.has(`${operation} ${name}`)
    for (const field of Object.keys(described.properties).filter(stands)) {
      const { [field]: _, ...others } = sent
      const isRequired = !schema.safeParse(others).success
      assert.equal(described.required?.includes(field) ?? false, isRequired, field)
    }
  })
}

/** Returns the JSON Schema of this row's body. If an operation has two rows, returns the schema whose fields are the row's. */
function bodySchema(row: Endpoint): Json {
  const { schema } = documented(row).requestBody.content['application/json']
  const kinds = (schema.anyOf ?? [schema]).map(resolve)
  return row.bodyKeys
    ? kinds.find(({ properties }: Json) => Object.keys(properties).join() === row.bodyKeys?.join())
    : kinds[0]
}

const resolve = (schema: Json): Json =>
  schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)] : schema

test('every refusal that an operation names has its example, a Problem with that code', () => {
  const named = new Set(
    operations
      .flatMap(({ operation }) =>
        Object.entries<Json>(operation.responses)
          .filter(([status]) => status >= '400')
          .flatMap(([, { content }]) => Object.entries<Json>(content['application/json'].examples)),
      )
      .map(([code, { $ref }]) => {
        assert.equal($ref, `#/components/examples/${code}`)
        return code
      }),
  )
  assert.deepEqual([...named].sort(), Object.keys(document.components.examples).sort())
  for (const [code, { value }] of Object.entries<Json>(document.components.examples))
    assert.equal(strictProblem.parse(value).code, code)
})
