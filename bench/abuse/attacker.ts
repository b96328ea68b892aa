import { randomBytes } from 'node:crypto'
import * as limits from '#contract/limits.ts'
import type { AttackedSite } from './attacked-site.ts'

const password = 'ugali-na-sukuma'

const post = (site: AttackedSite, path: string, body: object) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const emailOf = (name: string) => `${name}@example.org`

/** Makes an account of this name and returns its token. */
export async function signUp(site: AttackedSite, name: string): Promise<string> {
  const { status } = await post(site, '/api/auth/signup', {
    username: name,
    email: emailOf(name),
    password,
    confirmPassword: password,
  })
  if (status >= 300) throw new Error(`The sign-up was refused: ${status}.`)
  return login(site, name)
}

export async function login(site: AttackedSite, name: string): Promise<string> {
  const response = await post(site, '/api/auth/login', { email: emailOf(name), password })
  const { access_token: token } = (await response.json()) as { access_token?: string }
  if (!token) throw new Error(`The login was refused: ${response.status}.`)
  return token
}

/** A recipe with these texts; its address and pictures are another site's. */
export function publish(
  { url }: Pick<AttackedSite, 'url'>,
  token: string,
  texts: Record<
    'title' | 'countryOfOrigin' | 'dietType' | 'prepTime' | 'ingredients' | 'instructions',
    string
  >,
): Promise<Response> {
  const address = 'https://example.org/picture.jpg'
  const others = { chefName: 'Akinyi', rating: 0, servings: 4, url: address, moreInfoUrl: address }
  return fetch(`${url}/api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...others, image: address, chefImage: address, ...texts }),
  })
}

export function upload({ url }: Pick<AttackedSite, 'url'>, token: string, bytes: Buffer): Promise<Response> {
  const body = new FormData()
  body.append('image', new Blob([new Uint8Array(bytes)]), 'a.png')
  return fetch(`${url}/api/images`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
}

export type SignedIn = { url: string; token: string }

/** Publishes a recipe of so many characters. No two of its words are the same: its index grows, and it compresses, as badly as can be. */
export async function publishNewWords(site: SignedIn, n: number, textLength: number): Promise<void> {
  const words =
    randomBytes(Math.ceil(textLength / 2))
      .toString('hex')
      .match(/.{1,7}/g) ?? []
  const text = words.join(' ').slice(0, textLength)
  const half = limits.maxIngredientsLength / 4
  const response = await publish(site, site.token, {
    title: `Dish ${n}`,
    countryOfOrigin: `Country ${n}`,
    dietType: 'Vegan',
    prepTime: '1 hour',
    ingredients: linesOf(text.slice(0, half), limits.ingredientLines.maxLineLength),
    instructions: linesOf(text.slice(half), limits.instructionLines.maxLineLength),
  })
  if (response.status !== 201) throw new Error(`Recipe ${n} was refused: ${await response.text()}`)
  await response.arrayBuffer()
}

const linesOf = (text: string, length: number): string =>
  (text.match(new RegExp(`.{1,${length}}`, 'g')) ?? []).map(line => line.trim()).join('\n')
