import type { OpenApiDocument, Schema } from './document-types.ts'

/**
 * Examples by the name of a field, with the name of its shape first if the name means several things. An example is used only for fields of
 * its type.
 */
const fieldExamples = (publicUrl: string): Record<string, string | number> => ({
  'Chef.title': 'Home cook',
  'Cover.url': `${publicUrl}/media/covers/c4f1d0e29b7a4c58a6e3d2f1908b7c65-960.webp`,
  'CurrentUser.title': 'Home cook',
  'DraftSource.name': 'kitchen.example.org',
  'ExportLink.url': `${publicUrl}/exports/l1_token-of-the-link`,
  'NamedRule.name': 'Be kind to the cook',
  'Passkey.name': 'Phone',
  'ProfileInput.title': 'Home cook',
  'Provider.id': 'jikoni',
  'Provider.name': 'Jikoni ID',
  'ProviderVisit.url': 'https://id.jikoni.example/authorize',
  'SiteRule.name': 'Be kind to the cook',
  'UploadedImage.url': `${publicUrl}/media/images/c4f1d0e29b7a4c58a6e3d2f1908b7c65-960.webp`,
  aboutMe: 'I cook what grows here.',
  access_token: 'u1_your-token',
  address: 'https://kitchen.example.org/githeri',
  author: 'Akinyi Otieno',
  browser: 'Firefox',
  by: 'An administrator',
  bytes: 41_000,
  challenge: 'Y2hhbGxlbmdlIG9yIGlkLCBhcyBiYXNlNjR1cmwgICAg',
  chefImage: `${publicUrl}/media/avatars/c4f1d0e29b7a4c58a6e3d2f1908b7c65.webp`,
  chefName: 'Akinyi',
  color: '#c88838',
  comment: 'We had it with avocado.',
  commentCount: 1,
  content: 'We had it with avocado.',
  countryOfOrigin: 'Kenya',
  currentPicture: `${publicUrl}/media/covers/c4f1d0e29b7a4c58a6e3d2f1908b7c65-960.webp`,
  dietType: 'Vegan',
  displayName: 'akinyi@example.org',
  email: 'akinyi@example.org',
  excerpt: 'We had it with avocado.',
  explanation: 'It is about the cook, and not about the dish.',
  fileName: 'recipes.json',
  firstName: 'Akinyi',
  focusX: 0.5,
  food: 'maize flour',
  image: `${publicUrl}/media/covers/c4f1d0e29b7a4c58a6e3d2f1908b7c65-960.webp`,
  ingredients: '2 cups maize\n2 cups beans\n1 onion',
  inquiryType: 'General Inquiry',
  instructions: 'Boil the maize and beans.\nFry the onion.\nStir it in.',
  kanga: `${publicUrl}/media/kanga/838592804.svg`,
  keptPicture: `${publicUrl}/media/covers/c4f1d0e29b7a4c58a6e3d2f1908b7c65-960.webp`,
  language: 'en',
  lastName: 'Otieno',
  line: '2½ cups maize flour, sifted',
  memberName: 'Baraka',
  message: 'A sentence for a person.',
  month: '2026-01',
  moreInfoUrl: 'https://kitchen.example.org/githeri',
  name: 'Akinyi',
  network: '197.136.x.x',
  note: 'Our youngest asked for more.',
  phone: '+254 20 000 0000',
  phoneNumber: '+254 700 000000',
  photo: `${publicUrl}/media/images/c4f1d0e29b7a4c58a6e3d2f1908b7c65-960.webp`,
  picture: `${publicUrl}/media/covers/c4f1d0e29b7a4c58a6e3d2f1908b7c65-960.webp`,
  place: 'Nairobi, Kenya',
  prepTime: '1 hour 30 min',
  preparation: 'sifted',
  profilePicture: `${publicUrl}/media/avatars/c4f1d0e29b7a4c58a6e3d2f1908b7c65.webp`,
  rating: 5,
  reason: 'Both methods stand in the same words in a book, without its name.',
  recipeTitle: 'Githeri',
  requestId: '6f1c0e5a-9d3b-4c27-8a41-2b7e90d3f158',
  resetToken: 'l1_token-of-the-link',
  secret: 'KVQXO2LSOV4W2ZLTKVQXO2LSOV4W2ZLT',
  servings: 4,
  sourceUrl: 'https://kitchen.example.org/githeri',
  system: 'Linux',
  title: 'Githeri',
  uri: 'otpauth://totp/Mezani:akinyi%40example.org?secret=KVQXO2LSOV4W2ZLTKVQXO2LSOV4W2ZLT&issuer=Mezani',
  url: `${publicUrl}/recipes/1`,
  username: 'akinyi',
  whatChanged: 'Soaked beans need less.',
})

/** Gives each field of the document without an example the one of its name. Tools and our page make whole responses from these examples. */
export function addFieldExamples({ components, paths }: OpenApiDocument, publicUrl: string): void {
  const examples = fieldExamples(publicUrl)
  addTo('', components?.schemas)
  addTo('', paths)

  function addTo(shape: string, node: unknown): void {
    if (typeof node !== 'object' || node === null) return
    for (const [name, field] of Object.entries((node as Schema).properties ?? {})) {
      const example = examples[`${shape}.${name}`] ?? examples[name]
      if (example !== undefined && fits(field, example)) field.examples ??= [example]
    }
    for (const [key, child] of Object.entries(node)) addTo(key, child)
  }
}

/** False for a field with a format, which says enough by itself and which the example may break. */
const fits = (field: Schema, example: string | number): boolean =>
  (field.anyOf ?? [field]).some(
    ({ type, enum: choices, const: only, format }) =>
      !choices &&
      only === undefined &&
      !format &&
      [type].flat().some(name => (name === 'integer' ? Number.isInteger(example) : name === typeof example)),
  )
