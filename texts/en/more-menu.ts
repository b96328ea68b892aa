/** In the menu beside a recipe, a comment, a cooking note or a member’s name. */
export const moreAbout = {
  recipe: 'More about this recipe',
  comment: 'More about this comment',
  cook: 'More about this cooking note',
  profile: 'More about this cook',
}
export const copyLink = 'Copy the link'
export const linkCopied = 'The link is copied.'
export const linkNotCopied = 'The link could not be copied.'
export const downloadAs = (format: string) => `Download as ${format}`
export const formatNames = { 'json-ld': 'JSON-LD', markdown: 'Markdown', cooklang: 'Cooklang' }
export const edit = 'Edit'
export const remove = 'Delete'
export const report = 'Report…'
export const reportPhoto = 'Report the photo…'
export const reported = 'Reported'
export const photoReported = 'Photo reported'
