import { cleanLine } from '../reading/text.ts'

/** An object of JSON as applications fill it: numbers as text, one in place of a list. */
export type JsonObject = { readonly [name: string]: unknown }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectIn = (value: unknown): JsonObject => (isObject(value) ? value : {})

export const listIn = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value]

/** A text without spaces around it; its lines stay. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

export function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value.trim().replace(',', '.')) : value
  return typeof number === 'number' && Number.isFinite(number) && value !== '' ? number : undefined
}

/** The value of the first of these names that has one. */
export const firstOf = (object: JsonObject, ...names: string[]): unknown =>
  names.map(name => object[name]).find(value => value !== undefined && value !== null && value !== '')

/** A name, of a text or of an object with one. */
export const namesIn = (value: unknown): string[] =>
  [textIn(isObject(value) ? (value.name ?? value.label ?? value.title) : value)].filter(Boolean)

/** The lines of a text, tidied; empty ones left out. */
export const textLines = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .filter(Boolean)
