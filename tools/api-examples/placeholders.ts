/** What differs each time that it is recorded, or is secret, and what stands in the examples instead. */
const placeholders: [found: RegExp, placeholder: string][] = [
  [/\bu1_[\w-]{43}\b/g, 'u1_your-token'],
  [/\ba1_[\w-]{43}\b/g, 'a1_your-token'],
  [/\bl1_[\w-]{43}\b/g, 'l1_token-of-the-link'],
  [/\bt1_[\w-]{43}\b/g, 't1_ticket-of-the-sign-in'],
  [/\b[A-Z2-7]{32}\b/g, 'KVQXO2LSOV4W2ZLTKVQXO2LSOV4W2ZLT'],
  [/^\d{6}$/, '123456'],
  [/^[2-9A-Z]{4}-[2-9A-Z]{4}$/, '7KD2-MQ9F'],
  [/^[0-9a-f]{24}$/, '6f1c0e5a9d3b4c278a412b7e'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '6f1c0e5a-9d3b-4c27-8a41-2b7e90d3f158'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '2026-01-24T09:30:00.000Z'],
  [/\b\d{1,2} \p{L}{3,9} 20\d\d\b/gu, '7 February 2026'],
  // Bytes as base64url: challenges and ids of passkeys, and what devices sign.
  [/^[\w-]{43}$/, 'Y2hhbGxlbmdlIG9yIGlkLCBhcyBiYXNlNjR1cmwgICAg'],
  [/^(?=.*\d)[\w-]{90,}$/, 'Ynl0ZXMgb2YgdGhlIGRldmljZSwgYXMgYmFzZTY0dXJs'],
  // The tools' own pages, and their provider.
  [/http:\/\/127\.0\.0\.1:\d+(?=\/githeri)/g, 'https://kitchen.example.org'],
  [/http:\/\/127\.0\.0\.1:\d+/g, 'https://id.jikoni.example'],
  [/(?<==)[\w-]{43}(?=&|$)/g, 'cmFuZG9tLCBhcyBiYXNlNjR1cmw'],
  [/^20\d\d-\d\d$/, '2026-01'],
  [/(?<=\bcursor=)[\w%.-]+/g, 'from-this-header'],
  [/(?<=\/)[0-9a-f]{32}/g, 'c4f1d0e29b7a4c58a6e3d2f1908b7c65'],
]

/** The same, with placeholders in all of its texts. */
export function withPlaceholders(value: unknown): unknown {
  if (typeof value === 'string')
    return placeholders.reduce((text, [found, placeholder]) => text.replace(found, placeholder), value)
  if (Array.isArray(value)) return value.map(withPlaceholders)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPlaceholders(part)]))
}
