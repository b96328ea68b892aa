// Where the team is

export const comeAndFindUs = 'Come and find us'
export const notLoaded =
  'The phone number and the email address could not be loaded. The form works without them.'

/** For a site whose operator has not set any contact details. */
export const exampleContact = {
  phone: '+254 20 000 0000',
  email: 'hello@mezani.example',
  place: 'Nairobi, Kenya',
  areExamples: true,
}
export const areExamples =
  'The phone number and the email address are examples: nobody answers there. The form reaches the team.'

// Form

export const title = 'Contact Us'
export const introduction =
  'Ask us, correct us, or tell us what is missing from the table. A person reads every message.'

export const firstName = 'First Name'
export const lastName = 'Last Name'
export const email = 'Email'
export const phoneNumber = 'Phone Number'
export const message = 'Message'
export const sendMessage = 'Send Message'

export const subject = 'Subject'
export const generalInquiry = 'General Inquiry'
export const recipeInquiry = 'Recipe Inquiry'
export const ingredientsInquiry = 'Ingredients Inquiry'
export const report = 'Report'

// Email

export const contactSubject = (inquiry: string) => `Mezani: ${inquiry}`
export const allMessagesAt = (url: string) => `All messages, and which are answered: ${url}`
