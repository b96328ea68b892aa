import { cleanLine } from '../reading/text.ts'

/** A JSON object as applications fill it. Numbers may be text, and a single value may stand for a list. */
export type JsonObject = { readonly [name: string]: unknown }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectIn = (value: unknown): JsonObject => (isObject(value) ? value : {})

export const listIn = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value]

/** Returns a text or a number as text, without spaces around it and with its line breaks. Empty for other values. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

export function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value.trim().replace(',', '.')) : value
  return typeof number === 'number' && Number.isFinite(number) && value !== '' ? number : undefined
}

/** Returns the value of the first of these names that has one. */
export const firstOf = (object: JsonObject, ...names: string[]): unknown =>
  names.map(name => object[name]).find(value => value !== undefined && value !== null && value !== '')

/** Returns a list with the name that a text or an object gives, or an empty list. */
export const namesIn = (value: unknown): string[] =>
  [textIn(isObject(value) ? (value.name ?? value.label ?? value.title) : value)].filter(Boolean)

/** Returns the tidied lines of a text without the empty ones. */
export const textLines = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .filter(Boolean)
