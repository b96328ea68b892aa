export const siteName = 'Mezani'
export const documentTitle = (page: string) => `${page} · Mezani`
