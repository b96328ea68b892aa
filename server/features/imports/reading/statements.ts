import { countedIn, labelOf, leadInOf } from './fact-labels.ts'
import { foldHeading, ingredientHeadIn } from './section-words.ts'

/** What may separate two statements in a line. */
const gaps = /\s*[|•·]\s*|[.!?;]\s+|,\s+|\s+[–—/&]\s+|\s+(?:and|und|et|y|e|na|og|och|en)\s+|\s+/giu
const isSeparator = /[|•·]/u
const isSentenceEnd = /[.!?;]/u
/** "Difficulty: easy" */
const otherLabel = /^\p{L}[\p{L} ]{1,24}\s?[:：]/u
/** A label after a blank must have a colon, or a capital and a number: "Cook 30 min", which the page's style sheet sets apart. */
const marked = /^(?:\p{L}[\p{L} ]{1,24}\s?[:：]|\p{Lu}[\p{L} ]{1,24} \p{Nd})/u

const lastWord = /\S+$/u

/** If a line has more, the rest belongs to the last statement. */
const maxStatements = 8
/** In characters. Longer than any label with a number, but short enough to be folded quickly. */
const maxLabelLength = 60

const bare = (text: string): string => {
  const folded = foldHeading(text.slice(0, maxLabelLength))
  return folded.slice(leadInOf(folded).length)
}

/**
 * Splits a line into statements that begin with a label: "Serves 8. Prep 15 min, cook 20 min" has three. A part without a label belongs
 * to the statement before it. `isRead` tells whether a statement is understood: only then may it end at a comma or a blank.
 */
export function statementsIn(line: string, isRead: (statement: string) => boolean): string[] {
  const statements: string[] = []
  let start = 0
  const isEnd = (gap: string, before: string, after: string): boolean => {
    const isBlank = gap.trim() === ''
    if (isBlank && !marked.test(after)) return false
    const isShort = before.length < maxLabelLength
    const stated = isShort ? bare(before) : ''
    // A label whose value or second word is still to come: "Prep | 20 min", "Prep time: 20 min".
    if (stated !== '' && labelOf(stated)?.words === stated) return false
    if (isSeparator.test(gap)) return true
    const next = bare(after)
    const label = labelOf(next)?.words ?? countedIn(next)
    if (isSentenceEnd.test(gap)) return label !== undefined
    // "persone:" in "4 persone:" is no label.
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

/** Removes words before a label or a count: "This recipe", or "Zutaten" in "Zutaten für 4 Personen". */
function withoutLeadIn(text: string): string {
  const folded = foldHeading(text)
  const before = (leadInOf(folded) || ingredientHeadIn(text))?.trim()
  return before && before !== folded ? textAfter(text, before).replace(/[)）:：]+$/, '') : text
}

/** Returns what follows the label, that is, as many words as the label has. Begins at the next letter or digit. */
export function textAfter(text: string, label: string): string {
  let rest = text
  for (const _ of label.split(' ')) rest = rest.replace(/^[^\p{L}\p{N}]*[\p{L}\p{N}\p{M}'’]+/u, '')
  return rest.replace(/^[^\p{L}\p{N}]+/u, '')
}
