export const contactSubject = (inquiry: string) => `Mezani: ${inquiry}`
