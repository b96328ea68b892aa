import { formatNumber } from '#texts/format/number.ts'

export const titles = {
  recipe: 'Report this recipe',
  photo: 'Report this photo',
  comment: 'Report this comment',
  cook: 'Report this cooking note',
  profile: 'Report this profile',
}
/** The beginning of what is reported, where it is longer. */
export const shortened = (beginning: string) => `${beginning}…`
export const whichRule = 'Which rule does it break?'
export const whatToKnow = 'What should the moderator know?'
export const oneSentence = (name: string) => `One sentence is enough. ${name} never sees it, nor your name.`
export const count = (length: number, max: number) => `${formatNumber(length)} / ${formatNumber(max)}`
export const sayWhatIsWrong = 'Please say in a sentence what is wrong.'
export const send = 'Send report'
export const left = (reports: number) =>
  reports === 1 ? '1 report left today.' : `${formatNumber(reports)} reports left today.`
export const readNotice = 'Read why'
export const sent = 'Reported. You will read the outcome in your notifications.'
export const notSent = 'The report could not be sent. Check your connection and try again.'
export const notLoaded = 'The rules could not be loaded.'
