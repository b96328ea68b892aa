/** The words that head the parts of a recipe, in the languages of many cooks; compared without case, accents and punctuation. */
const ingredientWords =
  'ingredients|ingredient list|the ingredients|you will need|youll need|what you need|what youll need|shopping list|zutaten|das brauchst du|ingredientes|ingredienti|ingredienten|dit heb je nodig|wat heb je nodig|benodigdheden|ingredienser|du trenger|skladniki|hozzavalok|suroviny|ingredience|ingrediencie|viungo|mahitaji|malzemeler|ainekset|ингредиенты|продукты|состав|材料|用料|食材|재료'
const instructionWords =
  'instructions|directions|direction|method|preparation|the method|how to make|how to prepare|how to cook|steps|procedure|cooking instructions|what to do|make it|lets cook|cooking method|recipe instructions|recipe directions|recipe method|preparation method|method of preparation|step by step|zubereitung|anleitung|so gehts|und so wirds gemacht|zubereitungsschritte|etapes|les etapes|realisation|preparation de la recette|preparacion|elaboracion|instrucciones|pasos|como hacer|modo de preparo|preparo|modo de fazer|preparacao|modo de preparacao|preparazione|procedimento|come preparare|istruzioni|bereiding|bereidingswijze|werkwijze|zo maak je het|aan de slag|instructies|fremgangsmade|fremgangsmate|slik gjor du|framgangsmate|gor sa har|tillagning|tilberedning|instruktioner|sadan gor du|przygotowanie|sposob przygotowania|przygotowanie krok po kroku|elkeszites|elkeszitese|postup|postup pripravy|priprava|namna ya kupika|maandalizi|jinsi ya kupika|hatua|hazirlanisi|yapilisi|valmistus|valmistusohje|приготовление|способ приготовления|作り方|手順|做法|步骤|步驟|만드는 법|조리법'
const otherWords =
  'note|notes|tip|tips|nutrition|nutritional|nutrition facts|nutritional information|comments|comment|related|you may also like|you might also like|share|share this|equipment|tools|video|reviews|review|rate|rating|ratings|storage|faq|faqs|more recipes|more|leave a|reply|print|tags|tagged|categories|category|about|serving suggestion|suggestions|did you make|join|subscribe|newsletter|similar|recommended|recent|popular|latest|search|follow|author|source|credits|per serving|calories|substitutions|variations|cooks note|cooks notes|chefs note|chefs notes|chefs tip|recipe notes|disclaimer|advertisement|previous|next|hinweis|hinweise|tipp|tipps|nahrwerte|kommentare|ahnliche|astuce|astuces|conseils|commentaires|valeurs nutritionnelles|consejos|notas|nota|comentarios|dicas|dica|informacao nutricional|informacion nutricional|consigli|consiglio|note|commenti|conservazione|weitere|anmerkungen|opmerkingen|reacties|voedingswaarde|meer|kommentarer|naeringsinnhold|uwagi|komentarze|megjegyzes|tovabbi'

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
  /^(?:next|previous|more|share|follow|join|rate|search|about|tip|note|print|similar|popular) (?!(?:recipes?|posts?|articles?|us|me|our|my|this|these|from|for|on|with|like|reading|comments?|ideas|the (?:author|recipe|site))(?: |$))/u
const noteInLine = /^(?:tips?|notes?|tipp|hinweis|astuce|consejo|dica|consiglio|nota)\s*:\s*\S/iu
const asideWords =
  /(?:^| )(?:newsletters?|nieuwsbrief|boletin|infolettre|mailing list|subscribe|inbox|sign up|abonniere\w*|abonnez|inscrivez|suscribete|iscriviti|inscreva se|(?:follow|join) (?:us|me)|(?:share|pin|save|rate|print) (?:this|recipe))(?: |$)|^(?:advertisements?|sponsored|anzeige|werbung|publicite|publicidad|publicidade|pubblicita|advertentie)$/u

export type Section = 'ingredients' | 'instructions' | 'other'

export const foldHeading = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/å/g, 'a')
    .replace(/ł/g, 'l')
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const maxHeadingLength = 70

/** Which part of a recipe a heading begins; undefined of any other. */
export function sectionOf(heading: string): Section | undefined {
  if (heading.length > maxHeadingLength) return undefined
  const folded = foldHeading(heading)
  if (ingredientHead.test(folded) || ingredientEnd.test(folded)) return 'ingredients'
  if (instructionHead.test(folded) || instructionEnd.test(folded)) return 'instructions'
  return otherHead.test(folded) || otherEnd.test(folded) ? 'other' : undefined
}

/** Of a line of plain text, where nothing else tells a heading from a sentence: "Join them." is a step. */
export function headedSection(line: string): Section | undefined {
  const section = sectionOf(line)
  if (section === undefined) return undefined
  const folded = foldHeading(line)
  if (bareHead.test(folded)) return section
  const isStep = /[.!?;,…]$/u.test(line) || stepStart.test(folded) || noteInLine.test(line)
  return isStep ? undefined : section
}

const maxAsideLength = 150

/** What a site puts between the lines of a recipe: "Join our newsletter!", "Advertisement". */
export const isAside = (line: string): boolean =>
  line.length <= maxAsideLength && asideWords.test(foldHeading(line))
