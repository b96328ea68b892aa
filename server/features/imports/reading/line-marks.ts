import { headingIn, namesPurpose } from '#contract/recipe-text/headings.ts'
import type { Element } from './page.ts'

const bullet = /^(?:[•·∙▢☐□▪▫◦‣●○*✓✔–—-]\s*)+(?=[^\s])/u
/** "300 g - flour": the dash separates columns. */
const dashAfterAmount = /^([\d½¼¾⅓⅔⅛.,/ ]+\p{L}{0,5}) [-–—] (?=\p{L})/u

/** Markdown in data. It is removed before bullets, which would match the marks before the word but not those after it. */
const bold = /\*\*(?=\S)([^*]+)(?<=\S)\*\*/g

/** Returns an ingredient without the marks that a page puts around it: bold, bullets, and dashes between columns. */
export const tidyIngredient = (line: string): string =>
  line.replace(bold, '$1').replace(bullet, '').replace(dashAfterAmount, '$1 ')

export const startsWithAmount =
  /^(?:[\d½¼¾⅓⅔⅛⅜⅝⅞]|(?:a|an|one|two|ein|eine|un|une|una|uma)\s|pinch|handful|salt|prise|sal\b|sel\b|zout|zucchero)/i

const endsWithAmount =
  /\s[\d½¼¾⅓⅔][\d.,/½¼¾]*\s?(?:g|gr|grams?|gramm|kg|kilogram|ml|cl|dl|l|liter|litres?|oz|lbs?|cups?|tbsp|tsp|el|tl|st|stk|pcs?|pieces?|kpl|ks|szt|sztuk[ai]?|łyż\p{L}+|szczypt[ay]|db|ek|tk)\.?$/iu

export const hasAmount = (line: string): boolean =>
  line.length < 160 && (startsWithAmount.test(line) || endsWithAmount.test(line))

const headingEnd = /^[^\d½¼¾⅓⅔]{1,60}:$/u
/** True for a heading among ingredients, for example "For the sauce:" or "[Sauce]". It names what follows. */
export const isIngredientHeading = (line: string): boolean =>
  headingIn(line) !== undefined || headingEnd.test(line) || namesPurpose(line)

/** Returns a heading without its marks. */
export const headingName = (line: string): string => headingIn(line) ?? line.replace(/\s*:$/, '')

const partName =
  /^(?:the )?(?:sauce|dressing|marinade|glaze|frosting|icing|filling|toppings?|crust|dough|batter|meatballs|(?:remaining|other) ingredients|teig|füllung|belag|glasur|soße|streusel|pâte|garniture|glaçage|masa|relleno|cobertura|massa|recheio|molho|impasto|ripieno|deeg|vulling|saus|fyll|deg|glasyr)$/iu
const servingName = /^(?:to|for) (?:serve|serving|garnish|finish)$/i

/** True for a heading among ingredients, for "Sauce" that a line with an amount follows, and for "To serve" that any line follows. */
export const isGroupName = (line: string, next: string | undefined): boolean =>
  isIngredientHeading(line) ||
  (next !== undefined && ((partName.test(line) && hasAmount(next)) || servingName.test(line)))

/** True for a line like "Photo: Akinyi". */
export const isCredit = (text: string): boolean =>
  text.length < 60 &&
  /^(?:photos?|foto(?:['’]?s|graf[ií]a|grafie)?|bilder?|images?)(?: (?:by|door|von|de|di|av))? ?[:©]/iu.test(
    text,
  )

/** True for a button's text: "Print", "1x", "Jump to recipe". With a full stop at the end it is a sentence and not a button. */
export const isControl = (text: string, { tagName }: Element): boolean =>
  tagName === 'button' ||
  /^(?:print|save|share|pin|jump to|copy|us|metric|1x|2x|3x|½x|email|add to|scale|servings|portionen|show|hide|jump)\b.{0,20}(?<!\.)$/i.test(
    text,
  )
