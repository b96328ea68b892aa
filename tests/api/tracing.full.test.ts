import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request as openRequest } from 'node:http'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#server/platform/http/find-free-port.ts'
import { waitForMailJobs } from '#tests/support/jobs.ts'
import { kinds, openOtlpReceiver, type ReceivedSpan } from '#tests/support/otlp-receiver.ts'
import { aMember } from '#tests/support/people.ts'
import { aRecipe, publishRecipe } from '#tests/support/recipes.ts'
import { openSite, type TestSite } from '#tests/support/site.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const receiver = await openOtlpReceiver()
const site = await openSite({
  OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=kitchen%20one',
  OTEL_SERVICE_NAME: 'mezani-test',
})
const strangers = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }
const strangersTrace = '0af7651916cd43dd8448eb211c80319c'

const spanOf = (name: string, matches: (span: ReceivedSpan) => boolean = () => true) =>
  receiver.find(span => span.name === name && matches(span), `the span ${name}`)

test('a request is a span with its route and status, and its statements are spans in it', async () => {
  const member = await aMember(site)
  const id = await publishRecipe(site, member)
  assert.equal((await site.call('GET', `/api/recipes/${id}`, { token: member.token })).status, 200)
  const span = await spanOf('GET /api/recipes/:id')
  assert.equal(span.kind, kinds.server)
  assert.deepEqual(span.attributes, {
    'http.request.method': 'GET',
    'http.route': '/api/recipes/:id',
    'http.response.status_code': '200',
  })
  assert.equal(span.parentSpanId, undefined)
  assert.equal(span.resource['service.name'], 'mezani-test')
  const statements = receiver.childrenOf(span)
  const texts = statements.map(({ attributes }) => attributes['db.query.text'] ?? '')
  assert.ok(
    texts.some(text => /\bsessions\b/.test(text)),
    'the session is looked up',
  )
  assert.ok(
    texts.some(text => /\brecipes\b/.test(text)),
    'the recipe is read',
  )
  assert.ok(
    statements.every(
      ({ kind, attributes }) => kind === kinds.client && attributes['db.system.name'] === 'postgresql',
    ),
  )
})

test('a statement after the body was read is in the trace of its request, and so is the job that it enqueues', async () => {
  const body = { username: 'traced-cook', email: 'traced@example.org', password: 'a long password' }
  const { status } = await site.call('POST', '/api/auth/signup', {
    body: { ...body, confirmPassword: body.password },
  })
  assert.equal(status, 201)
  const request = await spanOf('POST /api/auth/signup')
  assert.ok(
    receiver
      .childrenOf(request)
      .some(({ attributes }) => /^(insert|with)/.test(attributes['db.query.text'] ?? '')),
  )
  await waitForMailJobs(site)
  const job = await receiver.find(
    ({ kind, traceId }) => kind === kinds.consumer && traceId === request.traceId,
    'the mail',
  )
  assert.equal(job.parentSpanId, request.spanId)
  assert.match(job.name, /^job [\w-]+-mail$/)
  assert.ok(receiver.childrenOf(job).length > 0, 'the job reads who it is for')
})

test('statements after a late body are in the trace of their request', async () => {
  const { token } = await aMember(site)
  const before = receiver.spans.length
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const request = openRequest(`${site.url}/api/recipes`, { method: 'POST', headers })
  request.flushHeaders()
  await sleep(300)
  request.end(JSON.stringify(aRecipe({ title: 'Late uji' })))
  const [response] = await once(request, 'response')
  response.resume()
  assert.equal(response.statusCode, 201)
  const later = await receiver.find(
    span => span.name === 'POST /api/recipes' && receiver.spans.indexOf(span) >= before,
    'the span of the request',
  )
  const texts = receiver.childrenOf(later).map(({ attributes }) => attributes['db.query.text'] ?? '')
  assert.ok(
    texts.some(text => /insert into "?recipes/i.test(text)),
    texts.join('\n'),
  )
})

test('a response from the cache has a span too', async () => {
  await site.call('GET', '/api/recipes?limit=3')
  await site.call('GET', '/api/recipes?limit=3')
  const both = await receiver.find(
    span =>
      span.name === 'GET /api/recipes' && receiver.spans.filter(({ name }) => name === span.name).length > 1,
    'two spans',
  )
  assert.equal(both.attributes['http.response.status_code'], '200')
})

test('neither tokens, addresses, passwords, words nor values of a query are exported', async () => {
  const member = await aMember(site)
  const words = 'xylophone-in-the-soup'
  const id = await publishRecipe(site, member)
  await site.call('POST', `/api/recipes/${id}/comment`, { token: member.token, body: { content: words } })
  await site.call('GET', `/api/recipes?q=${words}&country=Atlantis`)
  await site.call('GET', '/api/recipes/987654321', { token: member.token })
  await site.call('POST', '/api/auth/login', {
    body: { email: 'nobody@example.org', password: 'marzipan-secret' },
  })
  await site.call('GET', `/not-there/${words}?token=${member.token}`)
  await spanOf('POST /api/auth/login', ({ attributes }) => attributes['http.response.status_code'] === '401')
  await spanOf('GET unknown')
  const sent = receiver.bodies.join('\n')
  for (const secret of [member.token, '@example.org', words, 'Atlantis', 'marzipan', '987654321', 'u1_'])
    assert.ok(!sent.includes(secret), `${secret} was exported`)
  assert.ok(sent.includes('/api/recipes/:id/comment'))
})

test('a failed statement and its request are marked, without the message that quotes a value', async () => {
  const member = await aMember(site)
  const id = await publishRecipe(site, member)
  await site.pool.query(
    `create function refuse() returns trigger language plpgsql as
       $$ begin raise exception 'no place for the marzipan'; end $$;
     create trigger refuse before insert on bookmarks for each row execute function refuse()`,
  )
  try {
    await site.call('POST', `/api/recipes/${id}/bookmark`, { token: member.token })
  } finally {
    await site.pool.query('drop function refuse cascade')
  }
  const statement = await receiver.find(
    ({ isFailed, attributes }) => isFailed && 'db.query.text' in attributes,
    'the failed statement',
  )
  assert.match(statement.exceptions.join(), /\bP0001\b/)
  const request = await receiver.find(({ spanId }) => spanId === statement.parentSpanId, 'its request')
  assert.ok(request.isFailed)
  assert.equal(request.attributes['http.response.status_code'], '500')
  assert.ok(!receiver.bodies.join().includes('marzipan'))
})

test('a client cannot choose the trace of its request, even through a proxy, unless the operator allows the proxy to', async () => {
  await site.call('GET', '/api/recipes/facets', { headers: strangers })
  const behind = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, TRUST_PROXY: '127.0.0.1' }
  const proxied = await openSite({ ...behind, OTEL_SERVICE_NAME: 'proxied' })
  const trusting = await openSite({ ...behind, OTEL_SERVICE_NAME: 'trusting', TRACEPARENT_FROM_PROXY: 'on' })
  for (const { call } of [proxied, trusting]) await call('GET', '/api/recipes/facets', { headers: strangers })
  const traceOf = async (service: string) =>
    (
      await receiver.find(
        ({ name, resource }) => name === 'GET /api/recipes/facets' && resource['service.name'] === service,
        service,
      )
    ).traceId
  assert.notEqual(await traceOf('mezani-test'), strangersTrace)
  assert.notEqual(await traceOf('proxied'), strangersTrace)
  assert.equal(await traceOf('trusting'), strangersTrace)
})

test('the collector gets JSON on /v1/traces, with the headers that the operator set', async () => {
  await site.call('GET', '/livez')
  await spanOf('GET /livez')
  const [request] = receiver.requests
  assert.equal(request?.path, '/v1/traces')
  assert.equal(request?.headers['content-type'], 'application/json')
  assert.equal(request?.headers['x-tenant'], 'kitchen one')
})

test('a sampler takes the configured traces: all of them, none, or by their parent', async () => {
  const counted = async (settings: Record<string, string>): Promise<number> => {
    const own = await openOtlpReceiver()
    const sampled = await openSite({ OTEL_EXPORTER_OTLP_ENDPOINT: own.endpoint, ...settings })
    for (let n = 0; n < 5; n++) await sampled.call('GET', '/livez')
    await sampled.services.tracing?.close()
    return own.spans.filter(({ name }) => name === 'GET /livez').length
  }
  assert.equal(await counted({}), 5)
  assert.equal(await counted({ OTEL_TRACES_SAMPLER: 'always_off' }), 0)
  assert.equal(await counted({ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }), 0)
  assert.equal(
    await counted({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '1' }),
    5,
  )
})

test('an unreachable or hanging collector changes no response, and a stop does not wait for it', async () => {
  let givenUp = 0
  const hanging = await openOtlpReceiver((_, response) => void response.once('close', () => (givenUp += 1)))
  for (const endpoint of [`http://127.0.0.1:${await findFreePort()}`, hanging.endpoint]) {
    const away = await openSite({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, LOG_LEVEL: 'warn' })
    for (let n = 0; n < 100; n++) assert.equal((await away.call('GET', '/livez')).status, 200)
    await away.services.tracing?.close()
    assert.ok(unsent(away).length <= 1)
  }
  assert.ok(hanging.requests.length > 0)
  // If the stop had cut a connection, the receiver would have seen that by now.
  await sleep(200)
  assert.equal(givenUp, 0)
})

test('a collector that refuses spans causes one log line, however often it refuses, and one more once it takes spans', async () => {
  let status = 400
  const refusing = await openOtlpReceiver((_, response) => void response.writeHead(status).end('{}'))
  const own = await openSite({ OTEL_EXPORTER_OTLP_ENDPOINT: refusing.endpoint, LOG_LEVEL: 'info' })
  const batches = async (count: number) => {
    const enough = refusing.requests.length + count
    await waitFor(async () => {
      await own.call('GET', '/livez')
      return refusing.requests.length >= enough || undefined
    }, 'batches')
  }
  await batches(3)
  assert.equal(unsent(own).length, 1)
  status = 200
  await batches(2)
  const again = own.logLines.filter(line => line.includes('traces are sent again'))
  assert.equal(again.length, 1)
  assert.equal(unsent(own).length, 1)
})

const unsent = ({ logLines }: TestSite) => logLines.filter(line => line.includes('traces cannot be sent'))
