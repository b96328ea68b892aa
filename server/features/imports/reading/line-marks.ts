import { headingIn, namesPurpose } from '#contract/recipe-text/headings.ts'
import type { Element } from './page.ts'

const bullet = /^(?:[•·∙▢☐□▪▫◦‣●○*✓✔–—-]\s*)+(?=[^\s])/u
/** "300 g - flour": the dash stands for a column. */
const dashAfterAmount = /^([\d½¼¾⅓⅔⅛.,/ ]+\p{L}{0,5}) [-–—] (?=\p{L})/u

/** Markdown in data, which would lose one half of its marks as a bullet. */
const bold = /\*\*(?=\S)([^*]+)(?<=\S)\*\*/g

/** An ingredient without the marks that a page puts around it: bullets, dashes of columns, decimals that are none. */
export const tidyIngredient = (line: string): string =>
  line.replace(bold, '$1').replace(bullet, '').replace(dashAfterAmount, '$1 ')

export const startsWithAmount =
  /^(?:[\d½¼¾⅓⅔⅛⅜⅝⅞]|(?:a|an|one|two|ein|eine|un|une|una|uma)\s|pinch|handful|salt|prise|sal\b|sel\b|zout|zucchero)/i

const endsWithAmount =
  /\s[\d½¼¾⅓⅔][\d.,/½¼¾]*\s?(?:g|gr|grams?|gramm|kg|kilogram|ml|cl|dl|l|liter|litres?|oz|lbs?|cups?|tbsp|tsp|el|tl|st|stk|pcs?|pieces?|kpl|ks|szt|sztuk[ai]?|łyż\p{L}+|szczypt[ay]|db|ek|tk)\.?$/iu

export const hasAmount = (line: string): boolean =>
  line.length < 160 && (startsWithAmount.test(line) || endsWithAmount.test(line))

const headingEnd = /^[^\d½¼¾⅓⅔]{1,60}:$/u
/** "For the sauce:" or "[Sauce]" among ingredients names what follows. */
export const isIngredientHeading = (line: string): boolean =>
  headingIn(line) !== undefined || headingEnd.test(line) || namesPurpose(line)

/** What a heading says, without its marks. */
export const headingName = (line: string): string => headingIn(line) ?? line.replace(/\s*:$/, '')

const partName =
  /^(?:the )?(?:sauce|dressing|marinade|glaze|frosting|icing|filling|toppings?|crust|dough|batter|meatballs|(?:remaining|other) ingredients|teig|füllung|belag|glasur|soße|streusel|pâte|garniture|glaçage|masa|relleno|cobertura|massa|recheio|molho|impasto|ripieno|deeg|vulling|saus|fyll|deg|glasyr)$/iu
const servingName = /^(?:to|for) (?:serve|serving|garnish|finish)$/i

/** "Sauce" or "To serve", alone in a line, is a heading where more follows: a sauce with its own amounts. */
export const isPartName = (line: string, next: string | undefined): boolean =>
  next !== undefined && ((partName.test(line) && hasAmount(next)) || servingName.test(line))

/** "Photo: Akinyi" */
export const isCredit = (text: string): boolean =>
  text.length < 60 &&
  /^(?:photos?|foto(?:['’]?s|graf[ií]a|grafie)?|bilder?|images?)(?: (?:by|door|von|de|di|av))? ?[:©]/iu.test(
    text,
  )

/** What is pressed, not cooked: "Print", "1x", "Jump to recipe"; with a full stop it is a sentence. */
export const isControl = (text: string, { tagName }: Element): boolean =>
  tagName === 'button' ||
  /^(?:print|save|share|pin|jump to|copy|us|metric|1x|2x|3x|½x|email|add to|scale|servings|portionen|show|hide|jump)\b.{0,20}(?<!\.)$/i.test(
    text,
  )
