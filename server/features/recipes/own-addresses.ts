import {
  type RecipeField,
  type RecipeFieldOf,
  recipeFieldNames,
  recipeFields,
} from '#contract/recipe-fields.ts'
import { storableAddress } from '#server/platform/http/own-address.ts'

type AddressField = RecipeFieldOf<'picture' | 'link'>

const isAddressField = (field: RecipeField): field is AddressField =>
  ['picture', 'link'].includes(recipeFields[field])
const addressFields = recipeFieldNames.filter(isAddressField)

/** Returns the input with its addresses in the form in which the site stores them. */
export const storableAddresses = <Input extends Record<AddressField, string>>(
  input: Input,
  publicUrl: string,
): Input => ({
  ...input,
  ...Object.fromEntries(addressFields.map(field => [field, storableAddress(input[field], publicUrl)])),
})
