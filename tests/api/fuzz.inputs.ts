import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  contentTypes,
  grammars,
  hostile,
  incompressible,
  pathPieces,
  rawTexts,
  wholeBodies,
} from './fuzz.values.ts'

/** One request as sent: the path with its id, the body as text, its content type. */
export type FuzzInput = {
  path: string
  query: string
  body: string | undefined
  contentType: string | undefined
}

/** Valid parts: a body for the row, and an existing id. */
type ValidInput = { example: () => object; realId: () => number | string }

type FieldSchema = {
  maxLength?: number
  minLength?: number
  minimum?: number
  maximum?: number
  enum?: unknown[]
}
type Fields = Record<string, FieldSchema>

/** Returns the constraints of each field, from the schema's input and output: a transformation hides one of them. */
function describeFields(schema: z.ZodType | undefined): Fields {
  if (!schema) return {}
  const sides = (['output', 'input'] as const).map(io => {
    const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
    const [named] = Object.values(json.$defs ?? {}) // schemas with an id are in $defs
    return (json.properties ?? named?.properties ?? {}) as Record<
      string,
      FieldSchema & { anyOf?: FieldSchema[] }
    >
  })
  const fields: Fields = {}
  for (const side of sides) {
    for (const [name, { anyOf, ...described }] of Object.entries(side))
      fields[name] = { ...fields[name], ...anyOf?.[0], ...described }
  }
  return fields
}

/** Returns the values at and next to the bounds of a field. */
function boundaryValues({ maxLength, minLength, minimum, maximum, enum: words }: FieldSchema): unknown[] {
  const lengths = [
    ...(maxLength === undefined ? [] : [maxLength - 1, maxLength, maxLength + 1]),
    ...(minLength === undefined ? [] : [minLength - 1, minLength, minLength + 1]),
  ]
  const bounds = [minimum, maximum].filter(bound => bound !== undefined)
  return [
    ...lengths.map(length => 'n'.repeat(Math.max(0, length))),
    ...bounds.flatMap(bound => [bound - 1, bound - 0.1, bound, bound + 0.1, bound + 1, String(bound)]),
    ...(words ?? []).flatMap(word => [word, String(word).toUpperCase(), `${word} `]),
  ]
}

/** Generates requests to one row: valid ones, ones with one invalid part, and ones that are invalid as a whole. */
export function inputsFor(row: Endpoint, { example, realId }: ValidInput): Arbitrary<FuzzInput> {
  const piece = fc.oneof(
    { weight: 5, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...pathPieces) },
  )
  return fc.record({
    // Every recipe has a first version.
    path: piece.map(odd =>
      row.path.replace('{number}', () => odd ?? '1').replace(/\{\w+\}/, () => odd ?? String(realId())),
    ),
    query: row.query ? queryOf(describeFields(row.query)) : fc.constantFrom('', '', '?x=1', '?%00=%00'),
    body: row.body
      ? bodyOf(describeFields(row.body), example)
      : fc.constantFrom(undefined, '', '{}', '[]', '{"a":'),
    contentType: fc.oneof(
      { weight: 12, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
    ),
  })
}

/** Generates values for a field of this name: at its bounds, of its grammar, or of any kind. */
function valuesOf(name: string, field: FieldSchema = {}): Arbitrary<unknown> {
  const bounds = boundaryValues(field)
  return fc.oneof(
    ...(bounds.length > 0 ? [fc.constantFrom(...bounds)] : []),
    ...(field.maxLength === undefined ? [] : [incompressible(field.maxLength)]),
    ...(Object.hasOwn(grammars, name) ? [{ weight: 6, arbitrary: grammars[name] as Arbitrary<string> }] : []),
    hostile,
  )
}

function queryOf(fields: Fields): Arbitrary<string> {
  const names = [...Object.keys(fields), '__proto__', 'constructor', 'toString']
  const pair = fc
    .constantFrom(...names)
    .chain(name => fc.tuple(fc.constant(name), valuesOf(name, fields[name])))
  return fc.array(pair, { maxLength: 4 }).map(pairs => {
    const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(toQueryText(value))}`).join('&')
    return text && `?${text.slice(0, 8_000)}`
  })
}

const toQueryText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')).toWellFormed()

function bodyOf(fields: Fields, example: () => object): Arbitrary<string> {
  const name = fc.constantFrom(...Object.keys(fields))
  const change = (values: (field: string) => Arbitrary<unknown>) =>
    name.chain(field => values(field).map(value => JSON.stringify({ ...example(), [field]: value })))
  const raw = (texts: Arbitrary<string>, isSecond: boolean) =>
    fc.tuple(name, texts).map(([field, text]) => withRaw(example(), [field, text], isSecond))
  const pollution = fc
    .constantFrom('__proto__', 'constructor', 'prototype')
    .map(key => withRaw(example(), [key, '{"isAdmin":true,"prototype":{"x":1}}'], true))
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant('').map(() => JSON.stringify(example())) },
    { weight: 8, arbitrary: change(() => hostile) },
    { weight: 2, arbitrary: change(() => fc.constant(undefined)) },
    { weight: 12, arbitrary: change(field => valuesOf(field, fields[field])) },
    { weight: 2, arbitrary: raw(fc.constantFrom(...rawTexts), false) },
    { weight: 1, arbitrary: raw(fc.constantFrom('null', '"twice"', '7'), true) },
    { weight: 1, arbitrary: pollution },
    { weight: 2, arbitrary: fc.constantFrom(...wholeBodies) },
    { weight: 1, arbitrary: hostile.map(value => JSON.stringify(value) ?? '') },
  )
}

/** Returns the body with this JSON text for a field, either instead of the valid value or as a duplicate key after it. */
function withRaw(example: object, [field, text]: [string, string], isSecond: boolean): string {
  const right = Object.entries(example).filter(([key]) => isSecond || key !== field)
  const fields = right.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
  return `{${[...fields, `${JSON.stringify(field)}:${text}`].join()}}`
}
