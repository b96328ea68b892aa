import { foldWord } from '../ingredient-lines/tokens.ts'

const wordSet = (...lists: string[]): ReadonlySet<string> =>
  new Set(lists.flatMap(list => list.split(' ').map(foldWord)))

/** Words that say how exact a time is, or that join it to its label. */
const plainWords = wordSet(
  'about approx approximately around circa roughly nearly almost only just under less than up to max maximum between or so and by in of for the a with is it takes',
  'etwa ca ungefahr rund zirka knapp gut hochstens maximal bis zu nur zwischen und in im der die das fur mit dauert zum',
  'environ env presque moins de jusqu a maximum entre et en au a la le les l d du pour avec soit',
  'aproximadamente aprox unos unas alrededor de cerca casi menos hasta maximo y en el la los las para con al',
  'circa quasi meno di fino a massimo tra fra e in il la lo per con del della nel',
  'cerca aproximadamente quase menos de ate no na o e em para com do da',
  'kama takriban takribani karibu hivi chini ya hadi kati na kwa wa la cha katika ni',
  'около примерно и تقريبا حوالي و लगभग 約 约 大约 くらい ぐらい ほど 程度 약 정도 間 간 左右 동안',
)
const andWords = wordSet('and und et y e na и و')
const orWords = wordSet('or oder ou o')
const plusWords = wordSet(
  'plus then followed zzgl dann danach puis ensuite mas luego despues piu poi mais depois kisha halafu',
)
const activeWords = wordSet('active hands-on hands aktiv actif activo attivo ativo')
const totalWords = wordSet(
  'total overall altogether gesamt gesamtzeit insgesamt totale totales totali totais jumla yote',
)
const labels: ReadonlySet<string> = new Set([
  ...activeWords,
  ...totalWords,
  ...wordSet(
    'prep preparation preparing cook cooking bake baking roasting frying simmering boiling steaming grilling rest resting chill chilling cooling cool freezing marinating marinade proving proofing rising rise soaking soak standing waiting assembly inactive passive on oven stove time times ready start finish all fridge refrigerator refrigeration slow cooker pressure high low',
    'vorbereitung vorbereitungszeit zubereitung zubereitungszeit kochen kochzeit garen garzeit backen backzeit ruhen ruhezeit gehen gehzeit ruhe arbeitszeit wartezeit kuhlen kuhlzeit marinieren marinierzeit quellen quellzeit einweichen zeit ofen fertig',
    'preparation cuisson cuire repos reposer temps attente marinade levee refrigeration refroidissement trempage four duree pret',
    'preparacion coccion cocinar reposo reposar tiempo horneado horno marinado remojo levado fermentacion enfriado refrigeracion listo',
    'preparazione cottura riposo tempo lievitazione marinatura ammollo raffreddamento forno pronto',
    'preparo preparacao cozimento cozedura forno descanso tempo marinada demolha fermentacao pronto',
    'maandalizi kuandaa kutayarisha kupika mapishi kuoka kuchemsha kukaanga kupumzika kuloweka muda tanuri',
  ),
])

const includingWords = wordSet(
  'including includes include incl inkl inklusive davon dont inclus incluye incluido incluyendo inclusi compreso incluindo incluso ikiwemo ikijumuisha',
)
const ofWhich = /\b(?:of which|di cui|de l[oa]s cuales|d[oa]s quais)\b/i
const known = new Set(
  [plainWords, plusWords, labels, includingWords, wordSet('which cui cuales dos das quais')].flatMap(
    words => [...words],
  ),
)

const wordsOf = (gap: string): string[] =>
  (gap.match(/\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*/gu) ?? []).map(foldWord)
const has = (gap: string, words: ReadonlySet<string>): boolean => wordsOf(gap).some(word => words.has(word))

/** Counts how often a gap says that something is added. */
const countAdded = (gap: string): number =>
  (gap.match(/[+&]/g)?.length ?? 0) + wordsOf(gap).filter(word => plusWords.has(word)).length

/** Questions about a gap: the text between two times of a field, before the first, or after the last. */
export const gapWords = {
  /** Checks whether every sign and word of the gap is known. A number is not. */
  isUnderstood: (gap: string): boolean =>
    /^[\p{L}\p{M}\p{So}\s~≈=:.,;()[\]/|+&\-–—•·'’"“”!]*$/u.test(gap) &&
    wordsOf(gap).every(word => known.has(word)),
  /** Checks whether something without a time is added, or one of two must be chosen: 'soaking + ', ' plus chilling', ' or '. */
  leavesOpen: (gap: string, where: 'first' | 'between' | 'last'): boolean => {
    if (where === 'between') return countAdded(gap) > 1 || has(gap, orWords)
    const beside = wordsOf(gap).at(where === 'first' ? -1 : 0) ?? ''
    return countAdded(gap) > 0 || andWords.has(beside)
  },
  hasLabel: (gap: string): boolean => has(gap, labels),
  hasTotal: (gap: string): boolean => has(gap, totalWords),
  hasActive: (gap: string): boolean => has(gap, activeWords),
  /** Checks whether what follows is part of the time before: after 'including', or in brackets that add nothing. */
  beginsParts: (gap: string): boolean => {
    const bracket = /[([]([^)\]]*)$/.exec(gap)?.[1]
    const addsInBracket =
      bracket !== undefined && (countAdded(bracket) > 0 || andWords.has(wordsOf(bracket)[0] ?? ''))
    return (bracket !== undefined && !addsInBracket) || has(gap, includingWords) || ofWhich.test(gap)
  },
  /** Checks whether the next time repeats the one before: '90 min / 1½ hours', '90 min = 1½ hours'. */
  isSame: (gap: string): boolean => /^\s*[/=]\s*$/.test(gap),
}
