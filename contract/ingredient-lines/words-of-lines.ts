import { en } from './languages/en.ts'
import type { LanguageWords } from './languages/language-words.ts'
import { tokensOf } from './tokens.ts'

/** Returns the words of the language in which a line is written. */
export type WordsOf = (line: string) => LanguageWords

export const inEnglish: WordsOf = () => en

/**
 * Frequent words of ingredient lines in the other languages. They decide whether to load those languages. A recipe without any of
 * these words is read as English, which is right for '200 g' of anything.
 */
const otherWords = new Set(
  (
    'el tl prise prisen tasse tassen dose zehe zehen bund stuck und oder gehackt gehackte etwas mehl zucker salz pfeffer wasser ' +
    'milch eier sahne ol zwiebel zwiebeln kartoffeln mohren ' +
    'kijiko vijiko kikombe vikombe kiasi vya cha ya na kilo gramu lita kopo pakiti fungu kipande vipande ' +
    'unga maji chumvi sukari maziwa mayai mafuta nyanya kitunguu vitunguu nyama mchele ' +
    'de du des d la le cuillere cuilleres soupe cafe pincee gousse gousses sachet ou et sel tranche tranches ' +
    'farine sucre beurre oeuf oeufs lait eau huile oignon oignons ' +
    'cucharada cucharadas cucharadita cucharaditas taza tazas diente dientes pizca al gusto y sal lata ' +
    'harina azucar leche huevo huevos aceite mantequilla agua cebolla ' +
    'colher colheres xicara xicaras dente dentes pitada maco e a gosto ' +
    'farinha acucar leite ovo ovos manteiga cebola ' +
    'cucchiaio cucchiai cucchiaino cucchiaini spicchio spicchi pizzico q b di sale fetta fette tazza ' +
    'farina zucchero uova burro olio acqua cipolla'
  ).split(' '),
)
/**
 * The share of foreign words from which on a recipe is not read as English. English lines have some in the names of foods: 'crème
 * de cassis', 'pico de gallo'.
 */
const minShare = 0.06
const ofEnglish = new Set(['a', 'cafe', 'kilo'])

const seemsEnglish = (lines: readonly string[]): boolean => {
  const words = lines.flatMap(line => tokensOf(line).filter(({ word }) => /\p{L}/u.test(word)))
  const others = words.filter(({ word }) => otherWords.has(word) && !ofEnglish.has(word))
  return others.length < Math.max(1, words.length * minShare)
}

/** Loads the other languages if the lines of a recipe seem to be in one of them. Rejects if loading fails. */
export async function wordsForLines(lines: readonly string[]): Promise<WordsOf> {
  if (seemsEnglish(lines)) return inEnglish
  const { guessLanguage, wordsOf } = await import('./guess-language.ts')
  const common = guessLanguage(lines.flatMap(tokensOf)).language
  return line => {
    const own = guessLanguage(tokensOf(line))
    return wordsOf[own.lead > 0 ? own.language : common]
  }
}
