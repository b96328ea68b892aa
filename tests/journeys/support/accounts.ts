import type { Account, Site } from '#harness/real-site.ts'

export type Member = Account & { id: number; token: string }

type RequestOptions = { method: string; body?: unknown; token?: string }

/** Calls the site's API; parses the answer as JSON. */
export async function send<Reply>(url: string, { method, body, token }: RequestOptions): Promise<Reply> {
  const reply = await fetch(url, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  return (text ? JSON.parse(text) : undefined) as Reply
}

/** Signs up a member and signs them in. */
export async function signUp({ url }: Site): Promise<Member> {
  const username = `akinyi-${Date.now()}`
  const email = `${username}@example.org`
  const password = 'chapati na chai'
  await send(`${url}/api/auth/signup`, {
    method: 'POST',
    body: { username, email, password, confirmPassword: password, firstName: 'Akinyi' },
  })
  const { access_token: token } = await send<{ access_token: string }>(`${url}/api/auth/login`, {
    method: 'POST',
    body: { email, password },
  })
  const { id } = await send<{ id: number }>(`${url}/api/users/current`, { method: 'GET', token })
  return { id, email, password, token }
}

export async function signInAsAdmin({ url, admin }: Site): Promise<string> {
  const { access_token } = await send<{ access_token: string }>(`${url}/api/admin/signin`, {
    method: 'POST',
    body: admin,
  })
  return access_token
}
