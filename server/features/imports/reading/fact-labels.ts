/** The labels of times and servings in many languages, folded as headings are. */
export type FactName = 'total' | 'prep' | 'cook' | 'yield'

const lists: Record<FactName, string> = {
  total:
    'total(?: cooking| cook| prep| recipe)? time|total|totals|ready in|is ready in|time|duration|total in|takes|gesamtzeit|gesamt|dauer|dauert|fertig in|temps total|duree totale|duree|tiempo total|tiempo|duracion|tarda|tempo totale|tempo total|tempo|leva|durata|totale tijd|totaltid|tid|tijd|czas|ido|elkeszitesi ido|muda wote|muda|jumla ya muda|jumla|sure|sura|kokonaisaika|celkovy cas|cas pripravy|調理時間|所要時間|المدة|الوقت|مدت زمان|زمان|время приготовления|общее время|время|thời gian',
  prep: 'prep(?:aration)? time|prep|preparation|active time|active|hands on time|hands on|vorbereitungszeit|vorbereitung|arbeitszeit|zubereitungszeit|zubereitung|temps de preparation|preparation|tiempo de preparacion|preparacion|tempo di preparazione|preparazione|tempo de preparo|tempo de preparacao|preparo|preparacao|voorbereidingstijd|voorbereiding|bereidingstijd|bereiding|forberedelse|forberedelsestid|czas przygotowania|przygotowanie|elokeszites|elokeszitesi ido|priprava|muda wa maandalizi|muda wa kuandaa|maandalizi|準備時間|مدة التحضير|وقت التحضير|زمان آماده سازی|время подготовки|подготовка',
  cook: 'cook(?:ing)? time|cook|cooking|bak(?:e|ing) time|bake|baking|kochzeit|garzeit|backzeit|koch backzeit|temps de cuisson|cuisson|tiempo de coccion|coccion|tempo di cottura|cottura|tempo de cozimento|cozimento|tempo de cozedura|kooktijd|oventijd|baktijd|stekezeit|steketid|koketid|czas gotowania|pieczenie|sutesi ido|fozesi ido|varenie|pecenie|muda wa kupika|muda wa mapishi|muda wa kuoka|muda wa kuchemsha|mapishi|upishi|tempo (?:de|no) forno|مدة الطبخ|وقت الطبخ|مدة الطهي|وقت الطهي|زمان پخت',
  yield:
    'serves|serving|servings|serving size|yield|yields|makes|portions|number of servings|recipe yield|for|feeds|portionen|personen|fur|ergibt|menge|porties|aantal personen|voor|pour|nombre de personnes|parts|portions|personnes|porciones|raciones|rinde|comensales|porcoes|rendimento|rende|serve|porzioni|dosi per|dosi|persone|portioner|porsjoner|antal portioner|antall|porcje|porcji|adag|adagok|porcie|pocet porcii|porce|(?:hutosha|inatosha|yanatosha)(?: watu)?|kwa watu|watu|annosta|per|para|تكفي|يكفي|برای|на|cho',
}
const withoutAccents = (list: string): string => list.normalize('NFD').replace(/\p{M}/gu, '')
const names = Object.keys(lists) as FactName[]
const labels = names.map(
  name => [name, new RegExp(`^(?:${withoutAccents(lists[name])})(?= |$)`, 'u')] as const,
)

export type FactLabel = { name: FactName; words: string }

/** Returns the longest label that a statement begins with: "tempo di cottura" and not "tempo". Undefined if there is none. */
export const labelOf = (folded: string): FactLabel | undefined =>
  labels
    .flatMap(([name, pattern]) => {
      const [words] = pattern.exec(folded) ?? []
      return words === undefined ? [] : [{ name, words }]
    })
    .sort((one, other) => other.words.length - one.words.length)[0]

const people =
  'servings?|serves|portions?|people|persons|portionen|personen|porties|personnes|parts|porciones|raciones|personas|porcoes|pessoas|porzioni|persone|portioner|personer|porsjoner|porcji|osob|osoby|adag|porcii|porcie|porci|watu|اشخاص|شخص|نفر|порци\\p{L}|персон\\p{L}?|человек|nguoi'
const count = String.raw`(?:about |approx |ca |circa |env |environ )?\p{Nd}+(?: (?:to|a|bis|tot|till) \p{Nd}+| \p{Nd}+)?`
const counted = new RegExp(
  String.raw`^(?:${count} (?:${people}|pieces|cookies|muffins|pancakes|slices|stuks|stuck|bars|cupcakes|rolls)|\p{Nd}+ ?人[分前])(?= |$)`,
  'u',
)

/** Returns the count at the beginning of a text, for example "4 servings". Undefined if there is none. */
export const countedIn = (folded: string): string | undefined => counted.exec(folded)?.[0]

const ofPeople = new RegExp(
  `^(?:serves|feeds|hutosha|inatosha|yanatosha|kwa watu) |\\p{Nd} (?:${people})(?= |$)|\\p{Nd} ?人[分前]`,
  'u',
)
/** True if a count is of people and not of what they eat. In prose "makes 9 year olds happy" is no yield. */
export const isOfPeople = (folded: string): boolean => ofPeople.test(folded)

/** The words before a label in a sentence: "This recipe serves four", "La recette est pour 4 personnes". */
const leadIn =
  /^(?:(?:this|it|the|das|dies|dieses|la|cette|esta|questa|a|hii|mapishi haya) (?:recipe |dish |rezept |gericht |recette |receta |ricetta |receita )?(?:is |ist |reicht |est |es |e )?|enough (?=for )|genug (?=fur ))/u

export const leadInOf = (folded: string): string => leadIn.exec(folded)?.[0] ?? ''
