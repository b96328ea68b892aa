import * as t from '#texts/api-docs.ts'
import type { Schema } from './document-types.ts'
import { type Html, html, prose } from './html.ts'

/** Returns the name of a shape that is described once: '#/components/schemas/Recipe' → 'Recipe' */
export const nameOfReference = (reference: string): string => reference.split('/').at(-1) ?? ''

export type Field = { name: string; schema: Schema; isRequired: boolean; description?: string | undefined }

export const fieldsOf = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.includes(name),
    description: schema.description,
  }))

/** Renders the fields as a table. A field's row has its length or range and what it means. */
export const fieldTable = (label: string, fields: Field[]): Html =>
  html`<table aria-label="${label}"><thead><tr><th scope="col">${t.name}</th><th scope="col">${t.type}</th><th scope="col">${t.meaning}</th></tr></thead><tbody>${fields.map(fieldRow)}</tbody></table>`

const fieldRow = ({ name, schema, isRequired, description }: Field): Html =>
  html`<tr><th scope="row"><code>${name}</code>${!isRequired && html` <small>${t.optional}</small>`}</th><td>${typeOf(schema)}</td><td>${prose([description, boundsOf(schema)].filter(Boolean).join(' · '))}</td></tr>`

/** Renders a schema's type in a few words, with a link to each shape. */
export function typeOf(schema: Schema): Html {
  if (schema.$ref) return shapeLink(nameOfReference(schema.$ref))
  if (schema.anyOf) return html`${schema.anyOf.map((one, index) => [index > 0 && t.or, typeOf(one)])}`
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum)
    return html`${schema.enum.map((value, index) => [index > 0 && t.or, html`<code>${JSON.stringify(value)}</code>`])}`
  if (Array.isArray(schema.type)) return html`${schema.type.join(t.or)}`
  if (schema.type === 'array') return html`${[...t.listOf(typeOf(schema.items ?? {}))]}`
  if (schema.properties)
    return html`{ ${fieldsOf(schema).map(({ name, schema: part }, index) => [index > 0 && ', ', html`<code>${name}</code>: `, typeOf(part)])} }`
  if (typeof schema.additionalProperties === 'object')
    return html`${[...t.mapOf(typeOf(schema.additionalProperties))]}`
  if (schema.format === 'binary') return html`${t.file}`
  return html`${schema.type}${schema.format && html` (${schema.format})`}`
}

export const shapeLink = (name: string): Html => html`<a href="#shape-${name}">${name}</a>`

function boundsOf(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum } = nullableOf(schema)
  if (maxLength !== undefined)
    return minLength ? t.charactersBetween(minLength, maxLength) : t.characters(maxLength)
  if (minimum !== undefined && maximum !== undefined) return t.between(minimum, maximum)
  if (minimum !== undefined) return t.atLeast(minimum)
  return maximum === undefined ? '' : t.atMost(maximum)
}

/** Returns the schema's alternative that is not null, or the schema itself if it has no alternatives. */
const nullableOf = (schema: Schema): Schema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema
