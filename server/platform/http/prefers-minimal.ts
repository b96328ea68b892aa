/** Whether a Prefer header (RFC 7240) asks for as little as possible; of two answers to one preference the first counts. */
export function prefersMinimal(header: string | string[] | undefined): boolean {
  if (header === undefined) return false
  const [, wish] = /(?:^|,)\s*return\s*=\s*"?(\w+)/i.exec(String(header)) ?? []
  return wish?.toLowerCase() === 'minimal'
}
