import { ingredientHeads, instructionHeads, otherHeads } from './section-heads.table.ts'

export type Section = 'ingredients' | 'instructions' | 'other'

/** Folds a heading to lower case without accents and punctuation. */
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
/** The end of a longer heading, for example "Lemon cake ingredients". */
const ingredientEnd = /(?:^|\s)(?:ingredients|zutaten|ingredientes|ingredienti|ingredienten|ingredienser)$/u
const instructionEnd =
  /(?:^|\s)(?:instructions|directions|method|zubereitung|bereiding|zubereiten|zo doe je dat|maken|how to make it)$/u
const otherEnd =
  /(?:^|\s)(?:tips?|notes?|nutrition|faqs?|reviews|comments|recipes|tipps?|conseils|consigli|dicas|consejos)$/u

const bareHead = new RegExp(`^(?:${ingredientWords}|${instructionWords}|${otherWords})$`, 'u')
/** Words that also begin steps ("Next add the onion", "Tip into a bowl"). The words after them decide. */
const stepStart =
  /^(?:kumbuka|zingatia) |^(?:next|previous|more|share|follow|join|rate|search|about|tip|note|print|similar|popular) (?!(?:recipes?|posts?|articles?|us|me|our|my|this|these|from|for|on|with|like|reading|comments?|ideas|the (?:author|recipe|site))(?: |$))/u
const asideWords =
  /(?:^| )(?:newsletters?|nieuwsbrief|boletin|infolettre|mailing list|subscribe|inbox|sign up|abonniere\w*|abonnez|inscrivez|suscribete|iscriviti|inscreva se|(?:follow|join) (?:us|me)|(?:share|pin|save|rate|print) (?:this|recipe))(?: |$)|^(?:advertisements?|sponsored|anzeige|werbung|publicite|publicidad|publicidade|pubblicita|advertentie)$/u

const maxHeadingLength = 70

/** Returns which part of a recipe a heading begins. Undefined for any other heading. */
export function sectionOf(heading: string): Section | undefined {
  if (heading.length > maxHeadingLength) return undefined
  const folded = foldHeading(heading)
  if (ingredientHead.test(folded) || ingredientEnd.test(folded)) return 'ingredients'
  if (instructionHead.test(folded) || instructionEnd.test(folded)) return 'instructions'
  return otherHead.test(folded) || otherEnd.test(folded) ? 'other' : undefined
}

/** Returns the words that make a text a heading of ingredients, folded: "zutaten" for "Zutaten für 4 Personen". */
export const ingredientHeadIn = (heading: string): string | undefined =>
  heading.length > maxHeadingLength ? undefined : ingredientHead.exec(foldHeading(heading))?.[0]

/** True for a heading that only names the part. */
export const isBareHead = (heading: string): boolean => bareHead.test(foldHeading(heading))

/** Returns the section that a line of plain text heads. Only the words tell a heading from a sentence here: "Join them." is a step. */
export function headedSection(line: string): Section | undefined {
  const section = sectionOf(line)
  if (section === undefined) return undefined
  if (isBareHead(line)) return section
  const isStep = /[.!?;,…।۔]$|[:：]\s*\S/u.test(line) || stepStart.test(foldHeading(line))
  return isStep ? undefined : section
}

const maxAsideLength = 150

/** True for what a site puts between a recipe's lines: "Join our newsletter!", "Advertisement". */
export const isAside = (line: string): boolean =>
  line.length <= maxAsideLength && asideWords.test(foldHeading(line))
