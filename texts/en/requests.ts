import { formatNumber } from '#texts/format/number.ts'

export const nothingHere = 'There is nothing at this address.'
export const sendJsonObject = 'Send a JSON object with the fields of this request.'
export const bodyIsNotJson = 'The request body is not valid JSON. Send an object as application/json.'
export const bodyTooLarge = 'That is more than the site takes in one request. Send less, or a smaller file.'
export const unsupportedType =
  'Send JSON (application/json), or a file as multipart/form-data where one is asked for.'
export const addressNotWellFormed = 'The address is not well-formed.'
export const addressTooLong = 'The address is too long.'
export const methodNotAllowed = (allowed: string) => `This address answers ${allowed} only.`
export const httpNotWellFormed = 'The request is not well-formed HTTP.'
export const headersTooLarge = 'The headers are too large.'
export const requestTookTooLong = 'The request took too long to arrive. Please try again.'
export const placeTaken =
  'Too much is arriving right now, and this came slowest. Please try again in a minute.'
export const keyReused =
  'This key was sent before, with something else. What was sent first is stored, and nothing has changed.'
export const keyTooLong = (max: number) => `An Idempotency-Key has ${formatNumber(max)} characters at most.`
export const notUnderstood = 'The request could not be understood.'
export const notSignedIn = 'You are not signed in, or your session has ended. Please log in.'
export const tooOften = {
  forSeconds: (seconds: number) =>
    `That was too often. Please try again in ${formatNumber(seconds)} seconds.`,
  forMinutes: (minutes: number) =>
    `That was too often. Please try again in ${formatNumber(minutes)} minutes.`,
}
export const tooManySigningIn = 'Too many people are signing in right now. Please try again in a few seconds.'
export const siteIsBusy = 'The site is very busy right now. Please try again in a few seconds.'
export const tooManyLargeBodies =
  'Too many pages are being read right now. Please try again in a few seconds.'
export const databaseUnreachable =
  'The site cannot reach its database right now. Please try again in a moment.'
export const databaseBusy = 'The site is too busy to answer this right now. Please try again in a moment.'
export const storageFull =
  'The site has run out of storage, so nothing can be saved right now. Please tell the team.'
export const picturesAway =
  'The site cannot reach its pictures right now. Please try again in a moment; everything else works.'
export const justDeleted = 'What this is about was deleted a moment ago.'
export const internalError =
  'Something went wrong on our side. Please try again; if it keeps happening, give the team the request id.'
export const unknownPage = 'This page of the list cannot be found. Start again from its first page.'
export const unknownCursor = 'This list did not give out that cursor.'

// What was not found

export const recipeNotFound = 'This recipe was not found. It may have been deleted.'
export const versionNotFound = 'This version was not found. The list has the versions that are kept.'
export const versionIsHidden = 'The moderators have hidden this version.'
export const draftNotFound = 'This draft was not found. It may have been published or deleted.'
export const importNotFound = 'This import was not found. Its report may be too old.'
export const commentNotFound = 'This comment was not found. It may have been deleted.'
export const cookNotFound = 'This diary entry was not found. It may have been deleted.'
export const memberNotFound = 'This member was not found. It may have been deleted.'
export const messageNotFound = 'This message was not found. It may be too old.'
export const pictureNotFound = 'This picture was not found. It may have been deleted.'
export const reportedIsGone = 'What you are reporting is no longer there.'
