import type { Account, Site } from '#harness/real-site.ts'

export type Member = Account & { id: number; token: string }

type ApiResponse<Body> = { status: number; body: Body }

/** Calls the site's API as a client other than the browser; an empty answer is `{}`. */
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

/** Signs up a member and signs them in. */
export async function signUp(site: Site): Promise<Member> {
  const username = `akinyi-${Date.now()}`
  const account = { email: `${username}@example.org`, password: 'chapati na chai' }
  const signup = { ...account, username, confirmPassword: account.password, firstName: 'Akinyi' }
  await callApi(site, '', ['POST', '/api/auth/signup'], signup)
  const token = await signIn(site, account)
  const { body } = await callApi<{ id: number }>(site, token, ['GET', '/api/users/current'])
  return { ...account, id: body.id, token }
}

export const signIn = (site: Site, account: Account = site.sampleUser): Promise<string> =>
  startSession(site, '/api/auth/login', account)

export const signInAsAdmin = (site: Site): Promise<string> =>
  startSession(site, '/api/admin/signin', site.admin)

async function startSession(site: Site, path: string, account: Account): Promise<string> {
  const { status, body } = await callApi(site, '', ['POST', path], account)
  if (!body.access_token) throw new Error(`${account.email} could not sign in: ${status}`)
  return String(body.access_token)
}
