import * as t from '#texts/api-docs.ts'
import { curlOf, exampleUrl } from './curl.ts'
import { fieldsOf, fieldTable, nameOfReference, typeOf } from './docs-schema.ts'
import type { DocumentedOperation, Response, Schema, Shapes } from './document-types.ts'
import { type Html, html, prose } from './html.ts'
import { sampleOf } from './sample.ts'

export type Context = { serverUrl: string; shapes: Shapes }

/** Renders one operation: who may use it, what goes in and comes out, an example of both, and how it is refused. */
export function operationArticle(operation: DocumentedOperation, { serverUrl, shapes }: Context): Html {
  const { path, method } = operation
  const [[status, reply] = ['', { description: '' }], ...refusals] = Object.entries(operation.responses)
  return html`<article id="${operation.operationId}"><h3>${prose(operation.summary)}</h3><p class="call"><b class="${method}">${method}</b> <code>${path}</code> <span>${t.access[accessOf(operation)]}</span></p>${operation.description && html`<p>${operation.description}</p>`}<div class="sides"><div>${parameterTable(operation)}${bodyFields(operation, shapes)}${replyFields(status, reply)}${refusalList(refusals)}</div><div>${requestExamples(serverUrl, operation)}${replySample(status, reply, shapes)}</div></div></article>`
}

function accessOf({ security }: DocumentedOperation): keyof typeof t.access {
  if (!security) return 'anyone'
  if (security.length > 1) return 'admin' in (security[1] ?? {}) ? 'moderator' : 'optional'
  return 'admin' in (security[0] ?? {}) ? 'admin' : 'user'
}

function parameterTable({ path, parameters }: DocumentedOperation): Html | undefined {
  const fields = parameters.map(({ name, schema, required = false, description }) => ({
    name,
    schema,
    isRequired: required,
    description,
  }))
  return fields.length > 0
    ? html`<h4>${t.parameters}</h4>${fieldTable(t.parametersOf(path), fields)}`
    : undefined
}

/** Returns the body of a request and its media type. */
function bodyOf({ requestBody }: DocumentedOperation) {
  const [[type, media] = []] = Object.entries(requestBody?.content ?? {})
  return type && media ? { type, media } : undefined
}

function bodyFields(operation: DocumentedOperation, shapes: Shapes): Html | undefined {
  const body = bodyOf(operation)
  return body && html`<h4>${t.sends} <small>${body.type}</small></h4>${sentShapes(body.media.schema, shapes)}`
}

/** Renders the fields of a shape that has no name as a table. A shape that has a name is linked. */
const shapeOf = (schema: Schema): Html =>
  schema.properties ? fieldTable(t.fields, fieldsOf(schema)) : html`<p>${typeOf(schema)}</p>`

/** Renders what a client sends as tables, even a shape that has a name, because a caller has to write it. */
function sentShapes(schema: Schema, shapes: Shapes): Html {
  const named = (schema.anyOf ?? [schema]).flatMap(({ $ref }) => ($ref ? nameOfReference($ref) : []))
  const tables = named.map(name => fieldTable(name, fieldsOf(shapes[name] ?? {})))
  return html`${shapeOf(schema)}${tables}`
}

function replyFields(status: string, { headers, content }: Response): Html {
  const types = Object.keys(content ?? {}).filter(type => type !== 'application/json')
  const [media] = Object.values(content ?? {})
  const named = Object.entries(headers ?? {})
  return html`<h4>${t.answers} <small>${[status, ...types].join(', ')}</small></h4>${media ? shapeOf(media.schema) : html`<p>${t.answersNothing(status)}</p>`}${named.length > 0 && html`<h4>${t.headers}</h4><dl>${named.map(([name, { description }]) => html`<dt><code>${name}</code></dt><dd>${prose(description)}</dd>`)}</dl>`}`
}

const refusalList = (refusals: [string, Response][]): Html =>
  html`<h4>${t.refuses}</h4><ul class="refusals">${refusals.map(([status, { content }]) => html`<li>${status} ${Object.keys(content?.['application/json']?.examples ?? {}).map(code => html`<a href="#refusal-${code}"><code>${code}</code></a> `)}</li>`)}</ul>`

/** Renders a command for each kind of body, or one command without a body. */
function requestExamples(serverUrl: string, operation: DocumentedOperation): Html {
  const { path, method, parameters } = operation
  const body = bodyOf(operation)
  const access = accessOf(operation)
  const request = {
    method,
    url: exampleUrl(serverUrl, path, parameters),
    realm: realmOf[access],
  }
  const values = body ? Object.values(body.media.examples ?? {}).map(({ value }) => value) : [undefined]
  const commands = values.map(value =>
    curlOf(
      body?.type === 'multipart/form-data'
        ? { ...request, file: fileOf(value as Record<string, string>) }
        : { ...request, body: value },
    ),
  )
  return html`<h4>${t.request}</h4>${commands.map(command => codeBlock(command))}`
}

function fileOf(form: Record<string, string>) {
  const [[field, name] = ['', '']] = Object.entries(form)
  return { field, name }
}

function replySample(status: string, { headers = {}, content = {} }: Response, shapes: Shapes): Html {
  const sent = Object.entries(headers).filter(([, { example }]) => example !== undefined)
  const head = [status, ...sent.map(([name, { example }]) => `${name}: ${example}`)].join('\n')
  const json = content['application/json']
  return html`<h4>${t.answer}</h4>${codeBlock(head + (json ? `\n\n${sampleText(json.schema, shapes)}` : ''))}`
}

export const sampleText = (schema: Schema, shapes: Shapes): string =>
  JSON.stringify(sampleOf(schema, shapes), null, 2)

export const codeBlock = (text: string, kind?: 'command'): Html =>
  html`<pre${kind && html` class="${kind}"`}><code>${text}</code></pre>`

const realmOf = {
  anyone: undefined,
  optional: undefined,
  user: 'user',
  moderator: 'user',
  admin: 'admin',
} as const
