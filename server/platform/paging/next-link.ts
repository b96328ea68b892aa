/** Returns RFC 8288's Link header for the next page: the same query with the cursor set. Returns no header after the last page. */
export function nextLink(
  publicUrl: string,
  path: string,
  query: Record<string, unknown>,
  cursor: string | undefined,
): { link?: string } {
  if (cursor === undefined) return {}
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '' && value !== 0 && name !== 'cursor')
      parameters.set(name, String(value))
  }
  parameters.set('cursor', cursor)
  return { link: `<${publicUrl}${path}?${parameters}>; rel="next"` }
}
