import type { Parameter } from './document-types.ts'

export type Request = {
  method: string
  url: string
  /** Whose token is sent, if any. */
  realm?: 'user' | 'admin' | undefined
  /** Sent as JSON. */
  body?: unknown
  /** Sent as a form with one file. */
  file?: { field: string; name: string } | undefined
}

/** Returns the command that sends this request. It takes the token from a variable of the shell. */
export function curlOf({ method, url, realm, body, file }: Request): string {
  const isImplied = method === (body === undefined && !file ? 'GET' : 'POST')
  const options = [
    realm && `-H "Authorization: Bearer $${tokenVariables[realm]}"`,
    body !== undefined && "-H 'Content-Type: application/json'",
    body !== undefined && `-d ${quoted(JSON.stringify(body, null, 2).replaceAll('\n', '\n  '))}`,
    file && `-F ${quoted(`${file.field}=@${file.name}`)}`,
  ]
  return [`curl${isImplied ? '' : ` -X ${method}`} ${quoted(url)}`, ...options.filter(Boolean)].join(
    ' \\\n  ',
  )
}

export const tokenVariables = { user: 'TOKEN', admin: 'ADMIN_TOKEN' }

/** Quotes a text as one word of the shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** Returns the URL of an operation with the examples of its parameters. */
export function exampleUrl(serverUrl: string, path: string, parameters: Parameter[]): string {
  const given = parameters.filter(({ example }) => example !== undefined)
  const filled = given
    .filter(parameter => parameter.in === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(String(example))), path)
  const query = new URLSearchParams(
    given.filter(parameter => parameter.in === 'query').map(({ name, example }) => [name, String(example)]),
  )
  return serverUrl + filled + (query.size > 0 ? `?${query}` : '')
}
