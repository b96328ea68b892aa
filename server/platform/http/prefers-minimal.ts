/**
 * Checks whether a Prefer header (RFC 7240) asks for a minimal response. If the header states the preference twice, the first one counts.
 */
export function prefersMinimal(header: string | string[] | undefined): boolean {
  if (header === undefined) return false
  const [, wish] = /(?:^|,)\s*return\s*=\s*"?(\w+)/i.exec(String(header)) ?? []
  return wish?.toLowerCase() === 'minimal'
}
