import {
  type RecipeField,
  type RecipeFieldOf,
  recipeFieldNames,
  recipeFields,
} from '#contract/recipe-fields.ts'

type AddressField = RecipeFieldOf<'picture' | 'link'>

const isAddressField = (field: RecipeField): field is AddressField =>
  ['picture', 'link'].includes(recipeFields[field])
const addressFields = recipeFieldNames.filter(isAddressField)

/**
 * The input with each address of this site as a path, '/recipes/7': stored so, it stays right when the site moves.
 * `publicUrl` has no slash at its end.
 */
export const storableAddresses = <Input extends Record<AddressField, string>>(
  input: Input,
  publicUrl: string,
): Input => ({
  ...input,
  ...Object.fromEntries(addressFields.map(field => [field, storableAddress(input[field], publicUrl)])),
})

const storableAddress = (address: string, publicUrl: string) =>
  address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : address

/** A stored address as it is sent, absolute; blank stays blank. */
export const absoluteAddress = (stored: string, publicUrl: string): string =>
  stored.startsWith('/') ? publicUrl + stored : stored
