export const facebook = 'Facebook'
export const twitter = 'Twitter'
export const instagram = 'Instagram'
export const whatsapp = 'WhatsApp'

export const shareRecipe = (title: string) => `Share ${title}`
export const shareOn = (site: string) => `Share on ${site}`
export const opening = (site: string) => `Opening ${site}`
