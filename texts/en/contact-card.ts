export const comeAndFindUs = 'Come and find us'
export const notLoaded =
  'The phone number and the email address could not be loaded. The form works without them.'

/** Of a site whose operator has not set any. */
export const exampleContact = {
  phone: '+254 20 000 0000',
  email: 'hello@mezani.example',
  place: 'Nairobi, Kenya',
  areExamples: true,
}
export const areExamples =
  'The phone number and the email address are examples: nobody answers there. The form reaches the team.'
