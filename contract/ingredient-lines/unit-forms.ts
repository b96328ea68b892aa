import type { LanguageWords } from './languages/language-words.ts'
import { foldWord } from './tokens.ts'

type Forms = ReadonlyMap<string, { one: string; many: string }>
const indexed = new WeakMap<LanguageWords, Forms>()

/** Returns the forms of a language's units. They are indexed on first use. */
function formsFor(words: LanguageWords): Forms {
  const known = indexed.get(words)
  if (known) return known
  const forms = new Map<string, { one: string; many: string }>()
  for (const pair of words.forms.split(' ')) {
    const [one = '', many = one] = pair.split('/').map(form => form.replaceAll('_', ' '))
    for (const form of [one, many]) forms.set(foldUnit(form), { one, many })
  }
  indexed.set(words, forms)
  return forms
}

const foldUnit = (text: string): string =>
  text
    .replace(/([()])/g, ' $1 ')
    .split(/\s+/)
    .filter(Boolean)
    .map(foldWord)
    .join(' ')

/** Returns a written unit in the form for another count: 'cup' and 'cups' follow the count, 'g' and 'tbsp' have one form. */
export function inflectUnit(written: string, count: number, words: LanguageWords): string {
  const forms = formsFor(words).get(foldUnit(written))
  if (!forms) return written
  const isMany = words.manyFrom === undefined ? count > 1 : count >= words.manyFrom
  const form = isMany ? forms.many : forms.one
  if (foldUnit(form) === foldUnit(written)) return written
  const tidy = form.replaceAll('( ', '(').replaceAll(' )', ')') + (written.endsWith('.') ? '.' : '')
  return written[0] !== written[0]?.toLowerCase() ? tidy[0]?.toUpperCase() + tidy.slice(1) : tidy
}

/** True for a language like German, whose units always begin with a capital. */
export const hasCapitalNouns = ({ forms }: LanguageWords): boolean => /\p{Lu}/u.test(forms)

/** Returns the word that joins a unit to what follows it, for another count of the unit. Undefined if the word does not change. */
export function inflectJoint(
  joint: string,
  { unit, count, words }: { unit: string; count: number; words: LanguageWords },
): string | undefined {
  const before = foldUnit(unit)
  const after = foldUnit(inflectUnit(unit, count, words))
  const known = words.joints?.find(
    ([one, many]) =>
      (before.startsWith(one.prefix) && one.joint === joint && after.startsWith(many.prefix)) ||
      (before.startsWith(many.prefix) && many.joint === joint && after.startsWith(one.prefix)),
  )
  if (before === after || !known) return undefined
  const [one, many] = known
  return joint === one.joint ? many.joint : one.joint
}
