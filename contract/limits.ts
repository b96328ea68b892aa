/**
 * Numbers of the specification and bounds of the API, with their units: `import * as limits`. Each is a constant of its
 * own, so that the build writes it where it is used.
 */

export const toastMs = 5000
export const briefToastMs = 2000
export const errorToastMs = 3000
export const carouselAdvanceMs = 5000
export const myRecipesPageSize = 20
export const maxPageSize = 100
export const signupRedirectMs = 3000
export const minPasswordLength = 6
export const maxPasswordLength = 256
export const maxRating = 5
export const ratingFilterStep = 0.5
export const ratingFormStep = 0.1
export const minStars = 1
export const minServings = 1
export const maxServings = 10_000
export const avatarPx = 128
export const maxUploadBytes = 5_000_000
/** Of a request's body, once the first seconds are over; and how many files are received at once. */
export const bodyRate = { minBytesPerSecond: 16_000, graceSeconds: 10 } as const
export const maxFilesReceivedAtOnce = 40
export const maxEmailLength = 254
export const maxNameLength = 80
export const maxTitleLength = 200
export const maxIngredientsLength = 20_000
export const maxInstructionsLength = 60_000
/** Of one line, in characters, and how many lines: what a reader's browser parses and shows of a recipe. */
export const ingredientLines = { maxLines: 400, maxLineLength: 1_000 } as const
export const instructionLines = { maxLines: 400, maxLineLength: 5_000 } as const
export const maxUrlLength = 2_000
export const maxPrepTimeLength = 200
export const maxAboutMeLength = 2_000
export const maxCommentLength = 4_000
/** Comments in a recipe's answer, the newest ones, and on each further page. */
export const commentsPageSize = 50
/** Of all texts in one answer: a page of long recipes, or the administrator's list of comments, ends before. */
export const maxAnswerTextBytes = 4_000_000
/** Of a comment, in the notification of it. */
export const maxExcerptLength = 140
export const maxMessageLength = 5_000
export const maxPhoneLength = 40
export const maxSearchLength = 200
/** What the site stores for one member; told in words when it is reached, and deleting or replacing always works. */
export const maxRecipesPerMember = 1_000
export const maxRecipeTextBytesPerMember = 10_000_000
export const maxPicturesPerMember = 500
export const maxPictureBytesPerMember = 250_000_000
/** Uploaded photos of one member that no recipe shows yet; an older one than these is deleted. */
export const maxUnusedPictures = 20
/** After which a photo that no recipe shows is deleted. */
export const unusedPictureHours = 48
export const maxCommentsPerMemberAndRecipe = 200
export const maxNotifications = 100
/** Messages to the team that are stored; the oldest go first. */
export const maxContactMessages = 10_000
/** Mails in DATA_DIR/outbox, where there is no SMTP server; the oldest go first. */
export const maxOutboxMails = 1_000
export const resetLinkMinutes = 30
export const verifyLinkHours = 48
export const undoEmailChangeHours = 72
export const emailChangesPerDay = 5
export const adminSetupHours = 24

/** X-Total-Count is exact up to here; beyond, X-Total-Count-Exact: false says that it is an estimate. */
export const listCounts = { exactUpTo: 10_000, exactHeader: 'x-total-count-exact' } as const

/** Networks from which an account signed in last; the account's common limit of wrong passwords does not hold there. */
export const maxKnownNetworks = 10
export const knownNetworkDays = 90

/** Wrong passwords at one account: from one network, and from all those together in which it has not signed in before. */
const wrongPasswords = {
  perAccountAndNetwork: { calls: 10, seconds: 900, counts: 'wrong' },
  perAccount: { calls: 25, seconds: 900, counts: 'wrong' },
} as const

/**
 * Rate limits of costly or abusable operations; normal use never reaches them. With `counts: 'accepted'` a refused call, such
 * as one with a blank field, takes nothing of the rate; the general limit bounds those. With `counts: 'wrong'` only a wrong
 * password does.
 */
export const throttles = {
  login: { perAddress: { calls: 25, seconds: 300 }, ...wrongPasswords },
  adminSignin: { perAddress: { calls: 25, seconds: 300 }, ...wrongPasswords },
  signup: { perAddress: { calls: 20, seconds: 1800 } },
  resetPassword: {
    perAddress: { calls: 25, seconds: 300 },
    perAccountAndNetwork: { calls: 5, seconds: 1800 },
  },
  /** Of a signed-in member, who is asked for it again. */
  ownPassword: { perUser: { calls: 25, seconds: 900 }, ...wrongPasswords },
  changeEmail: { perAddress: { calls: 20, seconds: 3600 } },
  redeemLink: { perAddress: { calls: 30, seconds: 300 } },
  contact: { perAddress: { calls: 10, seconds: 3600, counts: 'accepted' } },
  clientError: { perAddress: { calls: 30, seconds: 300 } },
  comment: { perUser: { calls: 30, seconds: 600 } },
  upload: { perUser: { calls: 30, seconds: 1800 } },
  createRecipe: { perUser: { calls: 60, seconds: 3600 } },
  editRecipe: { perUser: { calls: 120, seconds: 3600 } },
} as const

export type ThrottleName = keyof typeof throttles

/**
 * Mails to one mailbox, whoever causes them: more are not sent. A kind that strangers can cause takes nothing of those that
 * its owner needs.
 */
export const mailLimits = {
  verification: { perHour: 5, perDay: 10 },
  reset: { perHour: 5, perDay: 20 },
  /** More than `throttles.resetPassword` allows from one network. */
  resetFromKnownNetwork: { perHour: 12, perDay: 60 },
  addressConfirmation: { perHour: 3, perDay: 5 },
  addressNotice: { perHour: 10, perDay: 20 },
  addressTaken: { perHour: 1, perDay: 2 },
  contact: { perHour: 60, perDay: 500 },
} as const

export type MailKind = keyof typeof mailLimits

/** Accounts and networks that are counted at once; of more, the least recently used are dropped. */
export const maxCountedAccounts = 50_000

/** For all other calls; a page of an older client may send one request per card, 1,300 in a burst. */
export const generalThrottles = {
  perUser: { calls: 6000, seconds: 300 },
  perAddress: { calls: 3000, seconds: 300 },
} as const

/**
 * Of work that takes the server's processor or database: how much runs at once, how much waits, and for how long at most. Many
 * may wait, since that is cheap, and slows down whoever would ask again at once.
 */
export const admission = {
  read: { running: 8, waiting: 2_048, maxWaitMs: 2_000, maxCrowdedWaitMs: 50 },
  write: { running: 8, waiting: 2_048, maxWaitMs: 5_000, maxCrowdedWaitMs: 500 },
  /** With a file in the body, which is held in memory while it arrives and is worked on. */
  upload: { running: 8, runningPerKey: 4, waiting: 64, waitingPerKey: 16, maxWaitMs: 10_000 },
  page: {
    running: 2,
    waiting: 2_048,
    maxWaitMs: 250,
    maxCrowdedWaitMs: 25,
    many: { count: 16, refuseAfterMs: 2_000 },
  },
} as const

/** Pictures are decoded and encoded one at a time, members in turn: each may need a processor for seconds and 200 MB. */
export const pictureQueue = { running: 1, waiting: 16, waitingPerKey: 2, maxWaitMs: 15_000 } as const

/** What is not read within this time is refused with 503, such as while the database does not respond. */
export const readDeadlineMs = 2_200

/** An IPv6 /48 may be one person's or a whole company's: it has this many times the rate of one network. */
export const wideNetworkRate = 16

/** Mails that failed at every try wait so long, and so many of them, for the operator to have them tried again. */
export const failedMailDays = 30
export const maxFailedMails = 1_000

/** Log lines of failures, and of refused requests by status: so many in a period, and then one with the number of those left out. */
export const logLines = { lines: 500, seconds: 10 } as const

/** Of the connections of clients. Settings bound their number: MAX_CONNECTIONS and MAX_CONNECTIONS_PER_NETWORK. */
export const connections = {
  /** A client that reads nothing of a response for so long is disconnected; up to three times as long where much is left. */
  sendTimeoutMs: 20_000,
  /** The rate at which what is left is expected to be read. */
  minBytesPerSecond: 20_000,
  /** Responses that clients have not read yet, together: beyond, the largest ones are given up. */
  maxUnreadBytes: 64_000_000,
  sweepMs: 1_000,
} as const
