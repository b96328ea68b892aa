import { nameOfReference } from './docs-schema.ts'
import type { Schema, Shapes } from './document-types.ts'

/**
 * Makes a sample of this schema from its examples. `around` are the shapes that it is part of: a shape that refers to itself is left out
 * there. An optional field without an example is left out, too.
 */
export function sampleOf(schema: Schema, shapes: Shapes, around: string[] = []): unknown {
  const { $ref, examples, const: only, enum: choices, anyOf, items, properties, type } = schema
  if (examples) return examples[0]
  if ($ref) {
    const name = nameOfReference($ref)
    return around.includes(name) ? undefined : sampleOf(shapes[name] ?? {}, shapes, [...around, name])
  }
  if (only !== undefined) return only
  if (choices) return choices[0]
  if (anyOf) return sampleOf(anyOf.find(one => one.type !== 'null') ?? {}, shapes, around)
  if (items) return [sampleOf(items, shapes, around)].filter(element => element !== undefined)
  if (properties) return sampleOfFields(schema, field => sampleOf(field, shapes, around))
  return sampleOfType([type].flat().find(name => name !== 'null') ?? 'null', schema)
}

const sampleOfFields = ({ properties = {}, required = [] }: Schema, sample: (field: Schema) => unknown) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name, { examples }]) => examples || required.includes(name))
      .map(([name, field]) => [name, sample(field)]),
  )

function sampleOfType(type: string, { format = '', minimum = 1 }: Schema): unknown {
  if (type === 'string') return formatted[format] ?? '…'
  if (type === 'number' || type === 'integer') return minimum
  if (type === 'boolean') return false
  return type === 'object' ? {} : null
}

const formatted: Record<string, string> = {
  'date-time': '2026-01-24T09:30:00.000Z',
  date: '2026-01-24',
  uri: 'https://kitchen.example.org/githeri',
}
