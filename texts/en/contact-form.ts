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
