import assert from 'node:assert/strict'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { test } from 'node:test'
import { fromRandomAddress, trustedProxy } from '#tests/support/call.ts'
import { openOpenidProvider, visitProvider } from '#tests/support/openid-provider.ts'
import { answerFor, aPerson } from '#tests/support/providers.ts'
import { openSite } from '#tests/support/site.ts'

type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean

/** Opens a separate site whose provider responds as `intercept` says from the beginning. */
async function openWith(intercept?: Intercept) {
  const provider = await openOpenidProvider()
  provider.state.intercept = intercept
  const site = await openSite({ ...trustedProxy, OIDC_PROVIDERS: JSON.stringify([provider.settings]) })
  const start = () =>
    site.call('POST', '/api/auth/login/provider/options', {
      body: { provider: 'jikoni' },
      ...fromRandomAddress(),
    })
  const enter = (body: object) =>
    site.call('POST', '/api/auth/login/provider', { body, ...fromRandomAddress() })
  return { provider, site, start, enter }
}

const sentence =
  'Jikoni ID is not answering at the moment. Please try again in a minute, or log in with your password.'

test('a provider that fails or hangs does not delay the start, and a sentence says so; passwords still work', async () => {
  const waiting: ServerResponse[] = []
  for (const intercept of [
    (_: IncomingMessage, response: ServerResponse) => Boolean(response.destroy()),
    (_: IncomingMessage, response: ServerResponse) => Boolean(waiting.push(response)),
    (_: IncomingMessage, response: ServerResponse) => Boolean(response.writeHead(503).end()),
    (_: IncomingMessage, response: ServerResponse) => Boolean(response.end('x'.repeat(300_000))),
  ]) {
    const { provider, site, start } = await openWith(intercept)
    const { status, body } = await start()
    assert.deepEqual([status, body.code, body.message], [503, 'unavailable', sentence])
    const login = { body: { email: 'a@b.example', password: 'x' }, ...fromRandomAddress() }
    assert.equal((await site.call('POST', '/api/auth/login', login)).body.code, 'invalid_credentials')
    assert.equal((await site.db.selectFrom('provider_visits').selectAll().execute()).length, 0)
    provider.close()
  }
})

test('a response that no provider would send is refused', async () => {
  for (const text of ['', '<html>', '{}', '[]', '{"issuer":"https://elsewhere.example"}']) {
    const { provider, start } = await openWith((_, response) =>
      Boolean(response.setHeader('content-type', 'application/json').end(text)),
    )
    const { status, body } = await start()
    assert.deepEqual([status, body.code], [400, 'provider_refused'], text)
    provider.close()
  }
})

test('slow requests take only their own four places: further ones are refused at once, and nothing else waits', async () => {
  const { provider, site, enter } = await openWith()
  const { sub } = aPerson(provider)
  const answers = []
  for (let n = 0; n < 6; n += 1) answers.push(await answerFor({ call: site.call, provider, sub }))
  let asked = 0
  provider.state.intercept = request => {
    asked += request.url === '/token' ? 1 : 0
    return request.url === '/token'
  }
  const entering = answers.map(given => enter(given))
  const replies = await Promise.all(entering)
  assert.deepEqual([...new Set(replies.map(({ body }) => body.code))], ['unavailable'])
  assert.equal(asked, 4)
  provider.state.intercept = undefined
  assert.equal((await enter(answers[5] ?? {})).status, 200)
  provider.close()
})

test('an ID token with another nonce, a code for another challenge and a signature by an unknown key are refused', async () => {
  const { provider, start, enter } = await openWith()
  const { sub } = aPerson(provider)
  const attempt = async (changes: Record<string, string>) => {
    const { body } = await start()
    const url = new URL(body.url)
    for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value)
    const { code = '', iss = '' } = await visitProvider(url.href, sub)
    const state = new URL(body.url).searchParams.get('state')
    return (await enter({ provider: 'jikoni', secret: body.secret, state, code, iss })).body.code
  }
  const other = 'x'.repeat(43)
  provider.state.intercept = (request, response) =>
    request.url === '/jwks' &&
    Boolean(response.setHeader('content-type', 'application/json').end('{"keys":[]}'))
  assert.equal(await attempt({}), 'provider_refused')
  provider.state.intercept = undefined
  assert.equal(await attempt({ nonce: other }), 'provider_refused')
  assert.equal(await attempt({ code_challenge: other }), 'provider_refused')
  provider.close()
})

test('another visit’s code is refused by PKCE alone, even if the nonce is this visit’s', async () => {
  const { provider, start, enter } = await openWith()
  const [mine, theirs] = [(await start()).body, (await start()).body]
  const [own, url] = [new URL(mine.url).searchParams, new URL(theirs.url)]
  url.searchParams.set('nonce', own.get('nonce') ?? '')
  const { code = '', iss = '' } = await visitProvider(url.href, aPerson(provider).sub)
  const answer = { provider: 'jikoni', secret: mine.secret, state: own.get('state') ?? '', code, iss }
  assert.equal((await enter(answer)).body.code, 'provider_refused')
  provider.close()
})
