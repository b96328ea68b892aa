import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem, RefusalCode } from '#contract/errors.ts'
import type { Operation } from '#contract/routes.ts'

/** One call and its answer, as recorded by `npm run api-examples`. */
export type Example = {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  /** The name of the file that was sent, of a row with `fileField`. */
  file?: string
  /** Of the headers, those that the row's `replyHeaders` names. */
  headers?: Record<string, string>
  /** None of a 204. */
  reply?: unknown
}

export type Examples = {
  operations: Record<Operation, Example>
  refusals: Partial<Record<RefusalCode, Problem>>
}

/** Written by `npm run api-examples`. */
export const examplesFile = join(import.meta.dirname, 'examples.json')

/** The PUBLIC_URL of the site on which the examples are recorded. */
export const recordedUrl = 'https://mezani.example'

/** The recorded examples, with addresses of this site. */
export async function readExamples(publicUrl: string): Promise<Examples> {
  const text = await readFile(examplesFile, 'utf8')
  return JSON.parse(text.replaceAll(recordedUrl, publicUrl))
}
