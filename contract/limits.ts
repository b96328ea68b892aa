/** Numbers of the specification and bounds of the API, with their units. */
export const limits = {
  toastMs: 5000,
  briefToastMs: 2000,
  errorToastMs: 3000,
  carouselAdvanceMs: 5000,
  carouselCardsPerSlide: 2,
  phoneWidthPx: 640,
  myRecipesPageSize: 20,
  maxPageSize: 100,
  signupRedirectMs: 3000,
  minPasswordLength: 6,
  maxPasswordLength: 256,
  maxRating: 5,
  ratingFilterStep: 0.5,
  ratingFormStep: 0.1,
  minStars: 1,
  minServings: 1,
  maxServings: 10_000,
  avatarPx: 128,
  maxUploadBytes: 5_000_000,
  maxBodyBytes: 262_144,
  maxEmailLength: 254,
  maxNameLength: 80,
  maxTitleLength: 200,
  maxIngredientsLength: 20_000,
  maxInstructionsLength: 60_000,
  maxUrlLength: 2_000,
  maxPrepTimeLength: 200,
  maxAboutMeLength: 2_000,
  maxCommentLength: 4_000,
  maxMessageLength: 5_000,
  maxPhoneLength: 40,
  maxSearchLength: 200,
  resetLinkMinutes: 30,
  verifyLinkHours: 48,
  adminSetupHours: 24,
} as const

/** X-Total-Count is exact up to here; beyond, X-Total-Count-Exact: false says that it is an estimate. */
export const listCounts = { exactUpTo: 10_000, exactHeader: 'x-total-count-exact' } as const

/** Rates that guard what is costly or tempting; an honest client never meets them. */
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

/** For every other call; a page of an older client may ask one question per card, 1,300 in a burst. */
export const generalThrottles = {
  perUser: { calls: 6000, seconds: 300 },
  perAddress: { calls: 3000, seconds: 300 },
} as const
