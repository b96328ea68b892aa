import { ingredientHeads, instructionHeads, otherHeads } from './section-heads.table.ts'

export type Section = 'ingredients' | 'instructions' | 'other'

/** Without case, accents and punctuation. */
export const foldHeading = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/å/g, 'a')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/æ/g, 'ae')
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const listOf = (heads: readonly string[]) =>
  heads
    .flatMap(list => list.split('|'))
    .map(foldHeading)
    .join('|')
const [ingredientWords, instructionWords, otherWords] = [
  listOf(ingredientHeads),
  listOf(instructionHeads),
  listOf(otherHeads),
]
const heads = (list: string) => new RegExp(`^(?:${list})(?:$| )`, 'u')
const ingredientHead = heads(ingredientWords)
const instructionHead = heads(instructionWords)
const otherHead = heads(otherWords)
/** Within a sentence of one head, such as "Lemon cake ingredients". */
const ingredientEnd = /(?:^|\s)(?:ingredients|zutaten|ingredientes|ingredienti|ingredienten|ingredienser)$/u
const instructionEnd =
  /(?:^|\s)(?:instructions|directions|method|zubereitung|bereiding|zubereiten|zo doe je dat|maken|how to make it)$/u
const otherEnd =
  /(?:^|\s)(?:tips?|notes?|nutrition|faqs?|reviews|comments|recipes|tipps?|conseils|consigli|dicas|consejos)$/u

const bareHead = new RegExp(`^(?:${ingredientWords}|${instructionWords}|${otherWords})$`, 'u')
/** Words that begin steps as well ("Next add the onion", "Tip into a bowl"): what follows tells. */
const stepStart =
  /^(?:kumbuka|zingatia) |^(?:next|previous|more|share|follow|join|rate|search|about|tip|note|print|similar|popular) (?!(?:recipes?|posts?|articles?|us|me|our|my|this|these|from|for|on|with|like|reading|comments?|ideas|the (?:author|recipe|site))(?: |$))/u
const asideWords =
  /(?:^| )(?:newsletters?|nieuwsbrief|boletin|infolettre|mailing list|subscribe|inbox|sign up|abonniere\w*|abonnez|inscrivez|suscribete|iscriviti|inscreva se|(?:follow|join) (?:us|me)|(?:share|pin|save|rate|print) (?:this|recipe))(?: |$)|^(?:advertisements?|sponsored|anzeige|werbung|publicite|publicidad|publicidade|pubblicita|advertentie)$/u

const maxHeadingLength = 70

/** Which part of a recipe a heading begins; undefined of any other. */
export function sectionOf(heading: string): Section | undefined {
  if (heading.length > maxHeadingLength) return undefined
  const folded = foldHeading(heading)
  if (ingredientHead.test(folded) || ingredientEnd.test(folded)) return 'ingredients'
  if (instructionHead.test(folded) || instructionEnd.test(folded)) return 'instructions'
  return otherHead.test(folded) || otherEnd.test(folded) ? 'other' : undefined
}

/** The words of a heading of ingredients before what it goes on to say: "Zutaten" of "Zutaten für 4 Personen"; folded. */
export const ingredientHeadIn = (heading: string): string | undefined =>
  heading.length > maxHeadingLength ? undefined : ingredientHead.exec(foldHeading(heading))?.[0]

/** A heading that says nothing but which part it heads. */
export const isBareHead = (heading: string): boolean => bareHead.test(foldHeading(heading))

/** Of a line of plain text, where nothing else tells a heading from a sentence: "Join them." is a step. */
export function headedSection(line: string): Section | undefined {
  const section = sectionOf(line)
  if (section === undefined) return undefined
  if (isBareHead(line)) return section
  const isStep = /[.!?;,…।۔]$|[:：]\s*\S/u.test(line) || stepStart.test(foldHeading(line))
  return isStep ? undefined : section
}

const maxAsideLength = 150

/** What a site puts between the lines of a recipe: "Join our newsletter!", "Advertisement". */
export const isAside = (line: string): boolean =>
  line.length <= maxAsideLength && asideWords.test(foldHeading(line))
