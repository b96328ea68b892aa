import type { Account, Site } from '#tests/support/real-site.ts'

export type Member = Account & { id: number; token: string }

type ApiResponse<Body> = { status: number; body: Body }

/** Calls the site's API as a client other than the browser. An empty response becomes `{}`. */
export async function callApi<Body = Record<string, unknown>>(
  site: Pick<Site, 'url'>,
  token: string,
  [method, path]: [method: string, path: string],
  body?: unknown,
): Promise<ApiResponse<Body>> {
  const reply = await fetch(site.url + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  return { status: reply.status, body: text ? JSON.parse(text) : {} }
}

let memberCount = 0

/** Returns a member who has just signed up and signed in. */
export async function aMember(site: Site, firstName = 'Akinyi'): Promise<Member> {
  const username = `cook-${process.pid}-${++memberCount}`
  const account = { email: `${username}@example.org`, password: 'chapati na chai' }
  await register(site, { ...account, username, confirmPassword: account.password, firstName })
  const token = await signIn(site, account)
  const { body } = await callApi<{ id: number }>(site, token, ['GET', '/api/users/current'])
  return { ...account, id: body.id, token }
}

/** Registers an account as the sign-up form does. */
export async function register(site: Pick<Site, 'url'>, signup: object): Promise<void> {
  const { status, body } = await callApi(site, '', ['POST', '/api/auth/signup'], signup)
  if (status !== 201) throw new Error(`The sign-up was refused: ${status} ${body.message}`)
}

export const signIn = (site: Site, account: Account = site.sampleUser): Promise<string> =>
  startSession(site, '/api/auth/login', account)

export const signInAsAdmin = (site: Site): Promise<string> =>
  startSession(site, '/api/admin/signin', site.admin)

/** Ends the session on the server, as from another device. A page that has the token still sends it. */
export async function endSession(site: Site, token: string): Promise<void> {
  const { status } = await callApi(site, token, ['POST', '/api/auth/logout'])
  if (status >= 300) throw new Error(`The session was not ended: ${status}`)
}

async function startSession(site: Site, path: string, account: Account): Promise<string> {
  const { status, body } = await callApi(site, '', ['POST', path], account)
  if (!body.access_token) throw new Error(`${account.email} could not sign in: ${status}`)
  return String(body.access_token)
}
