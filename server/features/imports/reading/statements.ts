import { countedIn, labelOf, leadInOf } from './fact-labels.ts'
import { foldHeading, ingredientHeadIn } from './section-words.ts'

/** What may part two statements of a line. */
const gaps = /\s*[|•·]\s*|[.!?;]\s+|,\s+|\s+[–—/&]\s+|\s+(?:and|und|et|y|e|na|og|och|en)\s+|\s+/giu
const isSeparator = /[|•·]/u
const isSentenceEnd = /[.!?;]/u
/** "Difficulty: easy" */
const otherLabel = /^\p{L}[\p{L} ]{1,24}\s?[:：]/u
/** After a blank a label has a colon, or a capital and a number: "Cook 30 min", where the style sheet sets it apart. */
const marked = /^(?:\p{L}[\p{L} ]{1,24}\s?[:：]|\p{Lu}[\p{L} ]{1,24} \p{Nd})/u

const lastWord = /\S+$/u

/** Of a line with more, the rest belongs to the last. */
const maxStatements = 8
/** Longer than each label with a number, and short to fold. */
const maxLabelLength = 60

const bare = (text: string): string => {
  const folded = foldHeading(text.slice(0, maxLabelLength))
  return folded.slice(leadInOf(folded).length)
}

/**
 * What a line states, each with its label first: "Serves 8. Prep 15 min, cook 20 min" are three. What no label begins belongs to the
 * statement before it. `isRead` tells whether a statement is understood: only such a one may end before a comma or a blank.
 */
export function statementsIn(line: string, isRead: (statement: string) => boolean): string[] {
  const statements: string[] = []
  let start = 0
  const isEnd = (gap: string, before: string, after: string): boolean => {
    const isBlank = gap.trim() === ''
    if (isBlank && !marked.test(after)) return false
    const isShort = before.length < maxLabelLength
    const stated = isShort ? bare(before) : ''
    // A label whose value is to come, or its second word: "Prep | 20 min", "Prep time: 20 min".
    if (stated !== '' && labelOf(stated)?.words === stated) return false
    if (isSeparator.test(gap)) return true
    const next = bare(after)
    const label = labelOf(next)?.words ?? countedIn(next)
    if (isSentenceEnd.test(gap)) return label !== undefined
    // "4 persone:" has no label in it.
    if (!isShort || (isBlank && countedIn(bare(`${lastWord.exec(before)?.[0]} ${after}`)))) return false
    const isLabelled = label !== undefined && (!isBlank || /^\s*[:：\p{Nd}]/u.test(after.slice(label.length)))
    return (isLabelled || otherLabel.test(after)) && isRead(withoutLeadIn(before))
  }
  if (/\p{Nd}/u.test(line))
    for (const { 0: gap, index } of line.matchAll(gaps)) {
      if (statements.length >= maxStatements) break
      if (!isEnd(gap, line.slice(start, index), line.slice(index + gap.length))) continue
      statements.push(line.slice(start, index))
      start = index + gap.length
    }
  return [...statements, line.slice(start)].map(withoutLeadIn)
}

/** Without "This recipe", and without the head of "Zutaten für 4 Personen". */
function withoutLeadIn(text: string): string {
  const folded = foldHeading(text)
  const before = (leadInOf(folded) || ingredientHeadIn(text))?.trim()
  return before && before !== folded ? textAfter(text, before).replace(/[)）:：]+$/, '') : text
}

/** What follows as many words as the label has, from its first letter or digit on. */
export function textAfter(text: string, label: string): string {
  let rest = text
  for (const _ of label.split(' ')) rest = rest.replace(/^[^\p{L}\p{N}]*[\p{L}\p{N}\p{M}'’]+/u, '')
  return rest.replace(/^[^\p{L}\p{N}]+/u, '')
}
