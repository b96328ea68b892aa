/** A longer line is a sentence. */
const maxHeadingLength = 60

/** Lines that are headings by their marks, whatever they say: "[Sauce]", "【タレ】", "## Sauce", "**Sauce**", "--- Sauce ---". */
const marked = [
  /^[[【〔《〈［](?<name>[^\][】〕》〉］.:!?;。]{1,58})[\]】〕》〉］]\s*[:：]?$/u,
  /^#{1,6}\s+(?!\d+\s)(?<name>.{1,58}?)(?:\s+#+)?$/u,
  /^[-=~*_—–]{2,12}\s*(?<name>[^-=~*_—–\s][^=~*_]{0,57}?)(?<![.!?])\s*[-=~*_—–]{2,12}\s*[:：]?$/u,
]

/** Returns the text of a heading without its marks. Undefined if the line has no such marks. */
export function headingIn(line: string): string | undefined {
  const name = marked.map(pattern => pattern.exec(line)?.groups?.name?.trim()).find(Boolean)
  return name && /\p{L}/u.test(name) ? name : undefined
}

/** A colon of any script, and marks after it that set the text direction. */
const colonAtEnd = /[:：﹕፦៖]\p{Cf}{0,4}$/u

/** A purpose without a colon: "For the sauce" or "To serve". */
const purpose =
  /^(?:to (?:serve|garnish|finish)$|(?:for (?:the )?|für (?:den |die |das )?|pour (?:la |le |les |l['’])|para (?:el |las? |los |os? |as? )?|per (?:il |la |lo |le |l['’])|voor (?:de |het )|till (?:själva )?|kwa ajili ya (?:ya )?|для |برای |สำหรับ)[^\d,(½¼¾.!?]{2,30}$)/iu

export const namesPurpose = (line: string): boolean => purpose.test(line)

/** Returns the text of a line that is a heading by its marks or its colon. Undefined for any other line. */
export const headingOf = (line: string): string | undefined =>
  headingIn(line) ??
  (line.length <= maxHeadingLength && colonAtEnd.test(line) && /\p{L}/u.test(line) ? line : undefined)

/** A heading without the colon that ends it. */
export const withoutColon = (heading: string): string => heading.replace(colonAtEnd, '').trimEnd()

/** Checks whether a line has nothing but capitals, in a script that has lower case: "FOR THE SAUCE". */
export const isInCapitals = (line: string): boolean =>
  line.length <= maxHeadingLength &&
  line === line.toUpperCase() &&
  /\p{Lu}{3}/u.test(line) &&
  !/[\p{N}.!?,;]/u.test(line)
