import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

type ProviderPerson = {
  sub: string
  email?: string
  email_verified?: boolean
  preferred_username?: string
}
type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Opens a real provider of OpenID Connect on loopback. Its page asks who the visitor is, and offers each person who was added.
 * With `intercept` a test can answer in its place.
 */
export async function openOpenidProvider(id = 'jikoni', name = 'Jikoni ID') {
  const people = new Map<string, ProviderPerson>()
  const state: { intercept: Intercept | undefined } = { intercept: undefined }
  const server = createServer()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { client_id: 'mezani', client_secret: 'the secret of mezani' }
  const provider = new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: ['http://127.0.0.1/any'],
        post_logout_redirect_uris: ['http://127.0.0.1/login'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    cookies: { keys: ['a key of tests'] },
    features: {
      devInteractions: { enabled: false },
      // The provider's own page loads fonts from another site.
      rpInitiatedLogout: {
        logoutSource: (ctx, form) => {
          ctx.body = logoutPage(form)
        },
      },
    },
    interactions: { url: (_, { uid }) => `/who/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
    async loadExistingGrant({ oidc }) {
      const { Grant } = provider
      const grant = new Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError: (ctx, { error }) => {
      ctx.body = `Refused: ${error}`
    },
  })
  // Test sites have different ports. Only the path is compared, where a provider compares the whole address.
  const allowed = (uri: string) => new URL(uri).pathname === `/login/with/${id}`
  Object.defineProperty(provider.Client.prototype, 'redirectUriAllowed', { value: allowed })
  const afterwards = (uri: string) => new URL(uri).pathname === '/login'
  Object.defineProperty(provider.Client.prototype, 'postLogoutRedirectUriAllowed', { value: afterwards })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (state.intercept?.(request, response)) return
    const url = new URL(request.url ?? '/', issuer)
    if (!url.pathname.startsWith('/who/')) return void answer(request, response)
    const sub = url.searchParams.get('sub')
    if (sub === null) return void response.setHeader('content-type', 'text/html').end(whoPage(people, url))
    const result = sub === '' ? { error: 'access_denied' } : { login: { accountId: sub } }
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  })
  return {
    issuer,
    people,
    state,
    settings: { id, name, issuer, clientId: client.client_id, clientSecret: client.client_secret },
    add(person: ProviderPerson) {
      people.set(person.sub, person)
      return person
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type OpenidProvider = Awaited<ReturnType<typeof openOpenidProvider>>

const whoPage = (
  people: Map<string, ProviderPerson>,
  { pathname }: URL,
): string => `<!doctype html><html lang="en">
<title>Jikoni ID</title><h1>Who are you?</h1><form action="${pathname}">
${[...people.keys()].map(sub => `<p><button name="sub" value="${sub}">${sub}</button></p>`).join('\n')}
<p><button name="sub" value="">Cancel</button></p></form>`

const logoutPage = (form: string): string => `<!doctype html><html lang="en">
<title>Jikoni ID</title><h1>Do you leave?</h1>${form}
<button form="op.logoutForm" name="logout" value="yes">Yes</button>`

/** Does what a browser does at the provider, as this person. Returns the parameters with which the browser is sent back. */
export async function visitProvider(url: string, sub: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  let at = url
  for (let step = 0; step < 8; step += 1) {
    const headers = { cookie: [...cookies].map(pair => pair.join('=')).join('; ') }
    const response = await fetch(at, { redirect: 'manual', headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
    const next = new URL(location, at)
    if (next.pathname.startsWith('/login/with/')) return Object.fromEntries(next.searchParams)
    if (next.pathname.startsWith('/who/')) next.searchParams.set('sub', sub)
    at = next.href
  }
  throw new Error('the provider sent in circles')
}
