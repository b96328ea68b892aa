import type { PageLine } from './page-lines.ts'
import { foldHeading } from './section-words.ts'
import { readMinutes, type Times } from './times.ts'
import { readServings } from './yields.ts'

/** What a page says beside a label: "Serves 4", "Prep time: 20 min". */
export type LabelledFacts = Omit<Times, 'writtenTime'> & {
  yields: string[]
}

type TimeName = 'totalMinutes' | 'prepMinutes' | 'cookMinutes'

const starts = (list: string) => new RegExp(`^(?:${list})(?= |$)`, 'u')

const timeLabels: [TimeName, RegExp][] = [
  [
    'totalMinutes',
    starts(
      'total(?: cooking| cook| prep| recipe)? time|total|totals|ready in|time|duration|total in|takes|gesamtzeit|gesamt|dauer|fertig in|temps total|duree totale|duree|tiempo total|tiempo|duracion|tempo totale|tempo total|tempo|durata|totale tijd|totaltid|tid|tijd|czas|ido|elkeszitesi ido|muda|sure|sura|kokonaisaika|celkovy cas|cas pripravy',
    ),
  ],
  [
    'prepMinutes',
    starts(
      'prep(?:aration)? time|prep|preparation|active time|active|hands on time|hands on|vorbereitungszeit|vorbereitung|arbeitszeit|zubereitungszeit|zubereitung|temps de preparation|preparation|tiempo de preparacion|preparacion|tempo di preparazione|preparazione|tempo de preparo|tempo de preparacao|preparo|preparacao|voorbereidingstijd|voorbereiding|bereidingstijd|bereiding|forberedelse|forberedelsestid|czas przygotowania|przygotowanie|elokeszites|elokeszitesi ido|priprava|muda wa maandalizi',
    ),
  ],
  [
    'cookMinutes',
    starts(
      'cook(?:ing)? time|cook|cooking|bak(?:e|ing) time|bake|baking|kochzeit|garzeit|backzeit|koch backzeit|temps de cuisson|cuisson|tiempo de coccion|coccion|tempo di cottura|cottura|tempo de cozimento|cozimento|tempo de cozedura|kooktijd|oventijd|baktijd|stekezeit|steketid|koketid|czas gotowania|pieczenie|sutesi ido|fozesi ido|varenie|pecenie|muda wa kupika',
    ),
  ],
]

const yieldLabel = starts(
  'serves|serving|servings|serving size|yield|yields|makes|portions|number of servings|recipe yield|for|feeds|portionen|personen|fur|ergibt|menge|porties|aantal personen|voor|pour|nombre de personnes|parts|portions|personnes|porciones|raciones|rinde|comensales|porcoes|rendimento|rende|serve|porzioni|dosi per|dosi|persone|portioner|porsjoner|antal portioner|antall|porcje|porcji|adag|adagok|porcie|pocet porcii|porce|hutosha|kwa watu|annosta',
)
const counted =
  /^(?:about |approx |ca |circa |env |environ )?\d+(?: (?:to|a|bis|tot|till) \d+| \d+)? (?:servings?|serves|portions?|people|persons|portionen|personen|porties|personnes|parts|porciones|raciones|personas|porcoes|pessoas|porzioni|persone|portioner|personer|porsjoner|porcji|osob|osoby|adag|porcii|porcie|porci|watu|pieces|cookies|muffins|pancakes|slices|stuks|stuck|bars|cupcakes|rolls)$/u

const maxLength = 90

/** Reads the first of each on the page; a label's value follows it, in its line or the next. */
export function readLabelledFacts(lines: readonly PageLine[]): LabelledFacts {
  const facts: LabelledFacts = { yields: [] }
  for (const [index, { text }] of lines.entries()) {
    if (text.length > maxLength) continue
    const folded = foldHeading(text)
    const next = lines[index + 1]?.text ?? ''
    readTime(facts, { text, folded, next })
    if (facts.yields.length === 0) facts.yields = yieldOf({ text, folded, next })
  }
  return facts
}

type Labelled = { text: string; folded: string; next: string }

function readTime(facts: LabelledFacts, { text, folded, next }: Labelled): void {
  // "tempo di cottura" is more than "tempo".
  const [found] = timeLabels
    .map(([name, label]) => ({ name, label: label.exec(folded)?.[0] ?? '' }))
    .sort((one, other) => other.label.length - one.label.length)
  if (!found?.label) return
  const value = found.label === folded ? next : textAfter(text, found.label)
  // A line with a label of its own is no value.
  if (value.length < 40 && hasUnit(value)) facts[found.name] ??= readMinutes(value)
}

const hasUnit = (text: string): boolean => /\p{L}|\d['′:]/u.test(text)

/** What follows as many words as the label has, from its first letter or digit on. */
function textAfter(text: string, label: string): string {
  let rest = text
  for (const _ of label.split(' ')) rest = rest.replace(/^[^\p{L}\p{N}]*[\p{L}\p{N}\p{M}'’]+/u, '')
  return rest.replace(/^[^\p{L}\p{N}]+/u, '')
}

function yieldOf({ text, folded, next }: Labelled): string[] {
  if (counted.test(folded)) return [text]
  const found = yieldLabel.exec(folded)
  if (!found) return []
  const isAlone = found[0] === folded
  const value = isAlone ? next : text
  const isShort = value.length < 60 && /\d/.test(value) && !/\d\s*(?:min|h\b|g\b|kcal|ml|°)/i.test(value)
  if (!isShort || (found[0].length < 5 && !/^\P{L}*\p{L}+\W{1,3}\d+/u.test(text))) return []
  return readServings(value) === undefined ? [] : [value]
}
