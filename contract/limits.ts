/**
 * Numbers of the specification and bounds of the API, with their units: `import * as limits`. Each is a constant of its
 * own, so that the build writes it where it is used. What an operator can set is in `server/platform/limits`.
 */

export const toastMs = 5000
export const briefToastMs = 2000
export const errorToastMs = 3000
export const carouselAdvanceMs = 5000
export const myRecipesPageSize = 20
/** Of the administrator's list of members; shorter words are not searched. */
export const memberPageSize = 20
export const minMemberSearchLength = 2
export const maxPageSize = 100
export const signupRedirectMs = 3000
export const minPasswordLength = 6
export const minAdminPasswordLength = 12
export const maxPasswordLength = 256
export const maxRating = 5
/** Of a second factor: six digits, or a recovery code with blanks and hyphens; and of the ticket of a sign-in. */
export const maxCodeLength = 40
export const maxTicketLength = 200
export const maxPasskeyNameLength = 40
/** Of what a browser says of a passkey, as base64url. */
export const maxCredentialIdLength = 1_400
export const maxPasskeyResponseLength = 20_000
export const maxTransports = 10
export const maxTransportLength = 20
/** Of sign-ins by a provider. A provider's id is the operator's; a code and an issuer are the provider's. */
export const maxProviderIdLength = 32
export const maxProviderCodeLength = 4_000
export const maxIssuerLength = 500
export const recoveryCodeCount = 10
export const ratingFilterStep = 0.5
export const ratingFormStep = 0.1
export const minStars = 1
export const minServings = 1
export const maxServings = 10_000
export const avatarPx = 128
export const maxUploadBytes = 5_000_000
/** Of a page that is read for its recipes, in characters; and of the request with it, as JSON. */
export const maxPageLength = 5_000_000
export const maxPageBodyBytes = 10_500_000
/** A longer time is none that a recipe takes. */
export const maxPrepMinutes = 366 * 24 * 60
/** Of what is read on a page; lines have the lengths of a recipe’s. */
export const maxReadRecipes = 10
export const maxReadDescriptionLength = 2_000
/** Preparation and cooking together. */
export const maxReadMinutes = 2 * maxPrepMinutes
export const maxEmailLength = 254
export const maxNameLength = 80
export const maxTitleLength = 200
export const maxIngredientsLength = 20_000
export const maxInstructionsLength = 60_000
/** Of one line, in characters, and how many lines: what a reader's browser parses and shows of a recipe. */
export const ingredientLines = { maxLines: 400, maxLineLength: 1_000 } as const
export const instructionLines = { maxLines: 400, maxLineLength: 5_000 } as const
/** Of the drafts on a page of their list. */
export const draftsPageSize = 50
/** Of the files that a member imported, the newest ones; and of the recipes on a page of one's report. */
export const importsPageSize = 50
export const importedRecipesPageSize = 100
/** Of who or what an imported recipe is from, and of what may be done with it. */
export const maxSourceNameLength = 200
/** From 0 to 1: instructions that are so like somebody else's are nobody's own. */
export const nearCopySimilarity = 0.8
/** Of what is shown of a near copy: sentences with those of the source, and the characters of one. */
export const maxComparedPairs = 20
export const maxComparedSentenceLength = 300
/** A name of a language, as BCP 47. */
export const maxLanguageLength = 35
/** What an author says of a change, in one line; and versions on a page of their list. */
export const maxWhatChangedLength = 140
export const versionsPageSize = 20
/** Of so many reports within so many days that were not meant seriously, who sent them may report nothing for a time. */
export const maxUnseriousReports = 3
export const unseriousDays = 30
export const reportingLimitDays = 7
/** As large as the database counts. */
export const maxVersionNumber = 2_147_483_647
export const maxIdempotencyKeyLength = 255
export const maxUrlLength = 2_000
export const maxPrepTimeLength = 200
export const maxAboutMeLength = 2_000
export const maxCommentLength = 4_000
/** Comments in a recipe's answer, the newest ones, and on each further page. */
export const commentsPageSize = 50
/** Cooks on a page of a list; and what one says: its day, lines that were changed, how, a note, and minutes. */
export const cooksPageSize = 20
export const firstCookedOn = '1900-01-01'
export const maxChangedLines = 30
export const maxChangeLength = 100
export const maxCookNoteLength = 2_000
export const maxCookMinutes = 4_320
/** So many cooks there are before figures are told of them, and so many changes of a line at most. */
export const minCooksOfMean = 3
export const minEqualChanges = 5
export const minTimedCooks = 5
export const maxToldChanges = 3
/** Of the rows of a list in one answer: where they are long, a page ends before, and the next one begins there. */
export const maxListBytes = 450_000
/** Of a comment, in the notification of it. */
export const maxExcerptLength = 140
export const maxMessageLength = 5_000
export const messagesPageSize = 20
/** The text of all rules, how many there are, and the name of each. */
export const maxRulesLength = 20_000
export const maxRules = 30
export const maxRuleNameLength = 120
/** What is wrong with something that is reported. */
export const maxReportLength = 500
/** Why something was decided, and what a member says against it. */
export const reasonLength = { min: 20, max: 1_000 } as const
export const maxAppealLength = 1_000
export const maxRestrictionDays = 90
/** Days within which a decision can be appealed, an appeal is decided, and what was removed can come back. */
export const appealDays = 30
export const decisionDays = 7
/** A member's record counts so many of their own reports, the newest. */
export const maxReportsInRecord = 100
export const removedDays = 30
export const claimMinutes = 15
export const maxPhoneLength = 40
export const maxSearchLength = 200

/** Where counting would read more rows than this, X-Total-Count may be an estimate; X-Total-Count-Exact: false says so. */
export const listCounts = { exactUpTo: 2_000, exactHeader: 'x-total-count-exact' } as const
