/**
 * Numbers of the specification and bounds of the API, with their units. Imported as `import * as limits`. Each is a separate
 * constant, so that the build can inline it. The limits that an operator can set are in `server/platform/limits`.
 */

export const toastMs = 5000
export const briefToastMs = 2000
export const errorToastMs = 3000
export const carouselAdvanceMs = 5000
export const myRecipesPageSize = 20
/** The administrator's list of members: members per page, and the shortest text that is searched. */
export const memberPageSize = 20
export const minMemberSearchLength = 2
export const maxPageSize = 100
export const signupRedirectMs = 3000
export const minPasswordLength = 6
export const minAdminPasswordLength = 12
export const maxPasswordLength = 256
export const maxRating = 5
/** The length of a second factor (six digits, or a recovery code with blanks and hyphens), and of a sign-in's ticket. */
export const maxCodeLength = 40
export const maxTicketLength = 200
export const maxPasskeyNameLength = 40
/** What a browser sends about a passkey, in characters of base64url. */
export const maxCredentialIdLength = 1_400
export const maxPasskeyResponseLength = 20_000
export const maxTransports = 10
export const maxTransportLength = 20
/** Sign-ins with a provider. The operator chooses a provider's id; the code and the issuer come from the provider. */
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
/** A page that is read for its recipes: its length in characters, and the size of the JSON request that contains it. */
export const maxPageLength = 5_000_000
export const maxPageBodyBytes = 10_500_000
/** The longest time that a recipe takes, in minutes. */
export const maxPrepMinutes = 366 * 24 * 60
/** What is read from a page. Its lines have the lengths of a recipe’s lines. */
export const maxReadRecipes = 10
export const maxReadDescriptionLength = 2_000
/** Preparation and cooking together. */
export const maxReadMinutes = 2 * maxPrepMinutes
export const maxEmailLength = 254
export const maxNameLength = 80
export const maxTitleLength = 200
export const maxIngredientsLength = 20_000
export const maxInstructionsLength = 60_000
/** How many lines, and how many characters per line, a reader's browser parses and shows of a recipe. */
export const ingredientLines = { maxLines: 400, maxLineLength: 1_000 } as const
export const instructionLines = { maxLines: 400, maxLineLength: 5_000 } as const
/** Drafts on a page of their list. */
export const draftsPageSize = 50
/** The newest files that a member imported, on one page; and the recipes on a page of one import's report. */
export const importsPageSize = 50
export const importedRecipesPageSize = 100
/** The name of a person, site or work that an imported recipe comes from. */
export const maxSourceNameLength = 200
/** From 0 to 1. Instructions that are at least this similar to somebody else's cannot be published as the author's own. */
export const nearCopySimilarity = 0.8
/** What is shown of a near copy: pairs of similar sentences, and the characters of one sentence. */
export const maxComparedPairs = 20
export const maxComparedSentenceLength = 300
/** The length of a language tag (BCP 47). */
export const maxLanguageLength = 35
/** An author's one-line summary of a change, and the versions on a page of their list. */
export const maxWhatChangedLength = 140
export const versionsPageSize = 20
/** A member who sends this many unserious reports within `unseriousDays` may not report anything for `reportingLimitDays`. */
export const maxUnseriousReports = 3
export const unseriousDays = 30
export const reportingLimitDays = 7
/** The largest value of an integer column of the database. */
export const maxVersionNumber = 2_147_483_647
export const maxIdempotencyKeyLength = 255
export const maxUrlLength = 2_000
export const maxPrepTimeLength = 200
export const maxAboutMeLength = 2_000
export const maxCommentLength = 4_000
/** Comments in a recipe's reply (the newest ones), and on each further page. */
export const commentsPageSize = 50
/** Cooks on a page of a list; and the bounds of one cook: its day, the changed lines, each change, the note, and minutes. */
export const cooksPageSize = 20
export const firstCookedOn = '1900-01-01'
export const maxChangedLines = 30
export const maxChangeLength = 100
export const maxCookNoteLength = 2_000
export const maxCookMinutes = 4_320
/** The fewest cooks from which figures are shown (of a mean, of equal changes, of times), and the most changes that are shown. */
export const minCooksOfMean = 3
export const minEqualChanges = 5
export const minTimedCooks = 5
export const maxToldChanges = 3
/** The most bytes of rows in one reply of a list. A page of long rows ends earlier, and the next page continues there. */
export const maxListBytes = 450_000
/** The length of a comment's excerpt in its notification. */
export const maxExcerptLength = 140
export const maxMessageLength = 5_000
export const messagesPageSize = 20
/** The length of all rules together, their number, and the length of a rule's name. */
export const maxRulesLength = 20_000
export const maxRules = 30
export const maxRuleNameLength = 120
/** The length of a report's explanation. */
export const maxReportLength = 500
/** The length of the reason for a decision, and of a member's objection to it. */
export const reasonLength = { min: 20, max: 1_000 } as const
export const maxAppealLength = 1_000
export const maxRestrictionDays = 90
/**
 * Periods in days: how long a decision can be appealed, how soon a case should be decided, and below how long removed content can
 * be restored.
 */
export const appealDays = 30
export const decisionDays = 7
/** How many of a member's own newest reports their record counts. */
export const maxReportsInRecord = 100
export const removedDays = 30
export const claimMinutes = 15
export const maxPhoneLength = 40
export const maxSearchLength = 200

/** If counting would read more rows than `exactUpTo`, X-Total-Count may be an estimate. X-Total-Count-Exact: false says so. */
export const listCounts = { exactUpTo: 2_000, exactHeader: 'x-total-count-exact' } as const
