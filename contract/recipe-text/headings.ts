/** Longer lines are sentences. */
const maxHeadingLength = 60

/** "[Sauce]", "【タレ】", "## Sauce", "**Sauce**" and "--- Sauce ---" are headings, whatever they say. */
const marked = [
  /^[[【〔《〈［](?<name>[^\][】〕》〉］.:!?;。]{1,58})[\]】〕》〉］]\s*[:：]?$/u,
  /^#{1,6}\s+(?!\d+\s)(?<name>.{1,58}?)(?:\s+#+)?$/u,
  /^[-=~*_—–]{2,12}\s*(?<name>[^-=~*_—–\s][^=~*_]{0,57}?)(?<![.!?])\s*[-=~*_—–]{2,12}\s*[:：]?$/u,
]

/** What a line with the marks of a heading says. */
export function headingIn(line: string): string | undefined {
  const name = marked.map(pattern => pattern.exec(line)?.groups?.name?.trim()).find(Boolean)
  return name && /\p{L}/u.test(name) ? name : undefined
}

/** A colon of any script, and what sets the direction after it. */
const colonAtEnd = /[:：﹕፦៖]\p{Cf}{0,4}$/u

/** "For the sauce" or "To serve", without a colon. */
const purpose =
  /^(?:to (?:serve|garnish|finish)$|(?:for (?:the )?|für (?:den |die |das )?|pour (?:la |le |les |l['’])|para (?:el |las? |los |os? |as? )?|per (?:il |la |lo |le |l['’])|voor (?:de |het )|till (?:själva )?|kwa ajili ya (?:ya )?|для |برای |สำหรับ)[^\d,(½¼¾.!?]{2,30}$)/iu

export const namesPurpose = (line: string): boolean => purpose.test(line)

/** What a line says as a heading by its marks or its colon; undefined of any other line. */
export const headingOf = (line: string): string | undefined =>
  headingIn(line) ??
  (line.length <= maxHeadingLength && colonAtEnd.test(line) && /\p{L}/u.test(line) ? line : undefined)

/** A heading without the colon that ends it. */
export const withoutColon = (heading: string): string => heading.replace(colonAtEnd, '').trimEnd()

/** "FOR THE SAUCE": nothing but capitals, in a script that has small letters. */
export const isInCapitals = (line: string): boolean =>
  line.length <= maxHeadingLength &&
  line === line.toUpperCase() &&
  /\p{Lu}{3}/u.test(line) &&
  !/[\p{N}.!?,;]/u.test(line)
