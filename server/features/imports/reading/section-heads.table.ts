/** The words that head a recipe's parts, in many languages, with a bar between them. A heading may go on after them: 'Zutaten für vier'. */
export const ingredientHeads = [
  'ingredients|ingredient list|the ingredients|you will need|you’ll need|what you need|what you’ll need|shopping list',
  'zutaten|das brauchst du',
  'ingrédients|ingredientes|ingredienti',
  'viungo|mahitaji|vipimo|vinavyohitajika|vitu vinavyohitajika|unachohitaji|utahitaji|viambato|viambaupishi|orodha ya viungo',
  'ingrediënten|dit heb je nodig|wat heb je nodig|benodigdheden',
  'ingredienser|du trenger|ainekset',
  'składniki|hozzávalók|suroviny|ingredience|ingrediencie|malzemeler',
  'ингредиенты|продукты|состав',
  '材料|用料|食材|재료',
  'المكونات|المقادير|مواد لازم|مواد مورد نیاز|सामग्री|উপকরণ|nguyên liệu|bahan bahan|ส่วนผสม',
]

export const instructionHeads = [
  'instructions|directions|direction|method|preparation|the method|how to make|how to prepare|how to cook|steps|procedure|cooking instructions|what to do|make it|let’s cook|cooking method|recipe instructions|recipe directions|recipe method|preparation method|method of preparation|step by step',
  'zubereitung|anleitung|so geht’s|und so wird’s gemacht|zubereitungsschritte',
  'étapes|les étapes|réalisation|préparation de la recette',
  'preparación|elaboración|instrucciones|pasos|cómo hacer',
  'preparazione|procedimento|come preparare|istruzioni',
  'modo de preparo|preparo|modo de fazer|preparação|modo de preparação',
  'maelekezo|maagizo|maandalizi|matayarisho|utayarishaji|uandaaji|hatua|utaratibu',
  // 'Jinsi ya kuandaa', 'Namna ya kutayarisha na kupika'
  ...['jinsi', 'namna', 'njia'].map(way =>
    'kupika|kuandaa|kutengeneza|kutayarisha|kufanya|kukaanga|kuoka|kuchemsha|maandalizi|matayarisho'
      .split('|')
      .map(verb => [way, 'ya', verb].join(' '))
      .join('|'),
  ),
  'bereiding|bereidingswijze|werkwijze|zo maak je het|aan de slag|instructies',
  'fremgangsmåde|fremgangsmåte|slik gjør du|framgångsmåte|gör så här|tillagning|tilberedning|instruktioner|sådan gør du|valmistus|valmistusohje',
  'przygotowanie|sposób przygotowania|przygotowanie krok po kroku|elkészítés|elkészítése|postup|postup přípravy|příprava|hazırlanışı|yapılışı',
  'приготовление|способ приготовления',
  '作り方|手順|做法|步骤|步驟|만드는 법|조리법',
  'طريقة التحضير|طريقة العمل|طريقة الطبخ|الطريقة|طرز تهیه|طرز پخت|دستور پخت|विधि|बनाने की विधि|প্রণালী|cách làm|cách nấu|cara membuat|cara memasak|วิธีทำ',
]

export const otherHeads = [
  'note|notes|tip|tips|nutrition|nutritional|nutrition facts|nutritional information|comments|comment|related|you may also like|you might also like|share|share this|equipment|tools|video|reviews|review|rate|rating|ratings|storage|faq|faqs|more recipes|more|leave a|reply|print|tags|tagged|categories|category|about|serving suggestion|suggestions|did you make|join|subscribe|newsletter|similar|recommended|recent|popular|latest|search|follow|author|source|credits|per serving|calories|substitutions|variations|cook’s note|cook’s notes|chef’s note|chef’s notes|chef’s tip|recipe notes|disclaimer|advertisement|previous|next',
  'hinweis|hinweise|tipp|tipps|nährwerte|kommentare|ähnliche|weitere|anmerkungen',
  'astuce|astuces|conseils|commentaires|valeurs nutritionnelles',
  'consejos|notas|nota|comentarios|dicas|dica|informação nutricional|información nutricional',
  'consigli|consiglio|note|commenti|conservazione',
  'dokezo|vidokezo|dondoo|kumbuka|zingatia|angalizo|maoni|virutubisho|lishe|vifaa|mapishi mengine|mapishi zaidi|soma pia',
  'opmerkingen|reacties|voedingswaarde|meer|kommentarer|næringsinnhold|uwagi|komentarze|megjegyzés|további',
]
