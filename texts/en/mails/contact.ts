export const contactSubject = (inquiry: string) => `Mezani: ${inquiry}`
export const allMessagesAt = (url: string) => `All messages, and which are answered: ${url}`
