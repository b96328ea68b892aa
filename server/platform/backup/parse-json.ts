import type { z } from 'zod'

/** Parses bytes as JSON. Returns undefined if they are not JSON, or not what the schema says. */
export function parseJson<Output>(schema: z.ZodType<Output>, bytes: Buffer): Output | undefined {
  try {
    return schema.safeParse(JSON.parse(bytes.toString())).data
  } catch {
    return undefined
  }
}
