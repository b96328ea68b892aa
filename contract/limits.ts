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
export const maxEmailLength = 254
export const maxNameLength = 80
export const maxTitleLength = 200
export const maxIngredientsLength = 20_000
export const maxInstructionsLength = 60_000
export const maxUrlLength = 2_000
export const maxPrepTimeLength = 200
export const maxAboutMeLength = 2_000
export const maxCommentLength = 4_000
export const maxMessageLength = 5_000
export const maxPhoneLength = 40
export const maxSearchLength = 200
export const resetLinkMinutes = 30
export const verifyLinkHours = 48
export const adminSetupHours = 24

/** X-Total-Count is exact up to here; beyond, X-Total-Count-Exact: false says that it is an estimate. */
export const listCounts = { exactUpTo: 10_000, exactHeader: 'x-total-count-exact' } as const

/** Rate limits of costly or abusable operations; normal use never reaches them. */
export const throttles = {
  login: { perAddress: { calls: 25, seconds: 300 }, perAccount: { calls: 10, seconds: 900 } },
  adminSignin: { perAddress: { calls: 25, seconds: 300 }, perAccount: { calls: 10, seconds: 900 } },
  signup: { perAddress: { calls: 20, seconds: 1800 } },
  resetPassword: { perAddress: { calls: 25, seconds: 300 }, perAccount: { calls: 5, seconds: 1800 } },
  redeemLink: { perAddress: { calls: 30, seconds: 300 } },
  contact: { perAddress: { calls: 10, seconds: 3600 } },
  clientError: { perAddress: { calls: 30, seconds: 300 } },
  comment: { perUser: { calls: 30, seconds: 600 } },
  upload: { perUser: { calls: 30, seconds: 1800 } },
  createRecipe: { perUser: { calls: 60, seconds: 3600 } },
} as const

export type ThrottleName = keyof typeof throttles

/** For all other calls; a page of an older client may send one request per card, 1,300 in a burst. */
export const generalThrottles = {
  perUser: { calls: 6000, seconds: 300 },
  perAddress: { calls: 3000, seconds: 300 },
} as const
