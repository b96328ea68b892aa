import type { z } from 'zod'

/** What the bytes say, as JSON; undefined where they are none, or not what the schema says. */
export function parseJson<Output>(schema: z.ZodType<Output>, bytes: Buffer): Output | undefined {
  try {
    return schema.safeParse(JSON.parse(bytes.toString())).data
  } catch {
    return undefined
  }
}
