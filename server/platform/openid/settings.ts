import { z } from 'zod'
import { maxProviderIdLength } from '#contract/limits.ts'

const maxProviders = 8

const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)

/** Checks where a member's sign-in is sent to: over HTTPS, or without it only on this machine. */
const isSafeIssuer = (value: string): boolean => {
  const url = URL.parse(value)
  if (!url || url.search || url.hash || url.username || url.password) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

const text = z.string().trim().min(1, 'is empty').max(500, 'has more than 500 characters')
const provider = z.strictObject({
  id: text.regex(
    new RegExp(`^[a-z0-9-]{1,${maxProviderIdLength}}$`),
    `must have at most ${maxProviderIdLength} small letters, digits and hyphens`,
  ),
  name: text.max(40, 'has more than 40 characters'),
  issuer: text.refine(isSafeIssuer, 'must be an address that starts with https:// (http:// at localhost)'),
  clientId: text,
  clientSecret: text,
  scopes: text
    .refine(value => value.split(' ').includes('openid'), 'must contain openid')
    .default('openid email profile'),
})

export type ProviderSettings = z.infer<typeof provider>

/** Contains none of the values, because one is a secret. */
function describe({ path, message }: { path: PropertyKey[]; message: string }): string {
  const [index, ...field] = path.map(String)
  if (index === undefined) return `must be a list of at most ${maxProviders} providers`
  return `must have valid providers; of number ${Number(index) + 1}${field.length > 0 ? `, ${field.join('.')}` : ''}: ${message}`
}

const providers = z
  .array(provider)
  .max(maxProviders)
  .refine(list => new Set(list.map(({ id }) => id)).size === list.length, {
    message: 'two have the same id',
    path: [0],
  })

/** The settings of OpenID Connect, as JSON. */
export const openidSettings = {
  OIDC_PROVIDERS: z
    .string()
    .default('[]')
    .transform((value, context): ProviderSettings[] => {
      const parsed = providers.safeParse(parseJson(value))
      if (parsed.success) return parsed.data
      for (const issue of parsed.error.issues) context.addIssue({ code: 'custom', message: describe(issue) })
      return z.NEVER
    }),
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
