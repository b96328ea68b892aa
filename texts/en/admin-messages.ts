export const introduction = 'What people wrote to the team on the contact page, newest first.'
export const which = 'Which messages'
/** By whether there is an answer. */
export const filters = { all: 'All', waiting: 'Not answered', answered: 'Answered' }
/** By the filter. */
export const nothing = {
  all: 'Nobody has written yet.',
  waiting: 'Every message is answered.',
  answered: 'No message is marked as answered.',
}
export const notLoaded = 'The messages could not be loaded. Check your connection and try again.'

export const answeredOn = (day: string) => `Answered on ${day}`
export const replyTo = (subject: string) => `Re: ${subject}`
export const reply = 'Reply by email'
export const markAnswered = 'Mark as answered'
export const markNotAnswered = 'Mark as not answered'
export const notMarked = 'The message could not be marked. Check your connection and try again.'
