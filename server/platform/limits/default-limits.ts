import type { ThrottleName } from '#contract/endpoint.ts'
import { connectionLimits } from './connection-limits.ts'
import { mailLimits } from './mail-limits.ts'

/** A number of requests in a number of seconds. `counts` restricts it to accepted requests or to wrong passwords and codes. */
export type Rate = { calls: number; seconds: number; counts?: 'accepted' | 'wrong' }
export type RateScope = 'perAddress' | 'perUser' | 'perAccount' | 'perAccountAndNetwork'
export type Rates = Partial<Record<RateScope, Rate>>

/** Wrong passwords for one account: from one network, and from all networks together that the account has not signed in from. */
const wrongPasswords = {
  perAccountAndNetwork: { calls: 10, seconds: 900, counts: 'wrong' },
  perAccount: { calls: 25, seconds: 900, counts: 'wrong' },
} satisfies Rates

/**
 * Rate limits of costly or abusable operations. Normal use never reaches them. `perAddress` counts the requests of one address,
 * `perUser` those of one signed-in member. With `counts: 'accepted'` a refused request, such as one with a blank field, is not
 * counted; the general limit bounds those. With `counts: 'wrong'` only wrong passwords and codes are counted.
 */
const throttles = {
  login: { perAddress: { calls: 25, seconds: 300 }, ...wrongPasswords },
  adminSignin: { perAddress: { calls: 25, seconds: 300 }, ...wrongPasswords },
  signup: { perAddress: { calls: 20, seconds: 1800 } },
  /** Requests for a mail with a reset or verification link. */
  resetPassword: {
    perAddress: { calls: 25, seconds: 300 },
    perAccountAndNetwork: { calls: 5, seconds: 1800 },
  },
  /** A signed-in member enters the current password again. */
  ownPassword: { perUser: { calls: 25, seconds: 900 }, ...wrongPasswords },
  /** The second step of a sign-in, whose wrong codes are counted for the account, and changes of the second factor. */
  secondFactor: {
    perAddress: { calls: 50, seconds: 300 },
    perUser: { calls: 25, seconds: 900 },
    perAccountAndNetwork: { calls: 5, seconds: 900, counts: 'wrong' },
    perAccount: { calls: 12, seconds: 900, counts: 'wrong' },
  },
  /** Starts and ends of sign-ins with a passkey. A signature cannot be guessed, so this only bounds the challenges. */
  passkey: { perAddress: { calls: 120, seconds: 300 }, perUser: { calls: 60, seconds: 900 } },
  /** Starts and ends of sign-ins by a provider of OpenID Connect. */
  provider: { perAddress: { calls: 120, seconds: 300 }, perUser: { calls: 60, seconds: 900 } },
  changeEmail: { perAddress: { calls: 20, seconds: 3600 } },
  redeemLink: { perAddress: { calls: 30, seconds: 300 } },
  contact: { perAddress: { calls: 10, seconds: 3600, counts: 'accepted' } },
  /** Error reports of browsers. */
  clientError: { perAddress: { calls: 30, seconds: 300 } },
  reportContent: { perUser: { calls: 30, seconds: 600 } },
  block: { perUser: { calls: 60, seconds: 600 } },
  moderate: { perUser: { calls: 300, seconds: 600 } },
  appeal: { perUser: { calls: 10, seconds: 600 } },
  comment: { perUser: { calls: 30, seconds: 600 } },
  upload: { perUser: { calls: 30, seconds: 1800 } },
  /** Pages and pasted texts that are read for the recipes in them. */
  readPage: { perUser: { calls: 120, seconds: 3600 } },
  importFile: { perUser: { calls: 20, seconds: 3600 } },
  /** Addresses that the server fetches for a member, whether or not a recipe is found. */
  fetchPage: { perUser: { calls: 20, seconds: 86_400 } },
  createRecipe: { perUser: { calls: 60, seconds: 3600 } },
  editRecipe: { perUser: { calls: 120, seconds: 3600 } },
  /** Lists of ingredients, of up to 400 lines, that the server interprets. */
  readLines: { perUser: { calls: 120, seconds: 600 } },
  createDraft: { perUser: { calls: 240, seconds: 3600 } },
  /** The form saves a draft whenever its author pauses. */
  changeDraft: { perUser: { calls: 600, seconds: 600 } },
  /** Comparisons of a draft's instructions with its source. */
  compareDraft: { perUser: { calls: 120, seconds: 600 } },
} satisfies Record<ThrottleName, Rates>

/**
 * Every limit that an operator can set in `LIMITS`, by its path here (`sessions.user.maxDays=30`), with its default. The end of a name is
 * its unit; a rate is requests/seconds. Lengths and sizes that client and server both know are in `contract/limits.ts` and are no settings.
 */
export const defaultLimits = {
  throttles,
  /** All other requests, pages included. A page of an older client may send a request for each card, 1,300 in a burst. */
  generalThrottles: {
    perUser: { calls: 6000, seconds: 300 },
    perAddress: { calls: 3000, seconds: 300 },
  },
  /** An IPv6 /48 may belong to one person or to a company, so it has this many times the rate of one network. */
  wideNetworkRate: 16,
  /** How many accounts, members and networks each rate counts at once. The least recently seen ones are dropped. */
  maxCountedAccounts: 50_000,
  /** The last networks that an account signed in from. There the account's common limit of wrong passwords does not apply. */
  maxKnownNetworks: 10,
  knownNetworkDays: 90,

  /** How long a session lasts without use and at most, and how many one account may have. The oldest end first. */
  sessions: {
    user: { idleDays: 14, maxDays: 90, maxSessions: 20 },
    admin: { idleMinutes: 30, maxHours: 8, maxSessions: 5 },
  },

  mailLimits,
  /** How many new addresses one member may ask for, and how long links in mails work. */
  emailChangesPerDay: 5,
  resetLinkMinutes: 30,
  verifyLinkHours: 48,
  undoEmailChangeHours: 72,
  adminSetupHours: 24,
  /** How long a sign-in waits for its second factor, and how many sign-ins of one account may wait. The oldest end first. */
  signInTicketMinutes: 10,
  maxSignInTickets: 5,
  /** How long a request to remove a lost second factor waits for agreement, and how long the factor stays after the agreement. */
  recoveryDays: 7,
  recoveryWaitHours: 24,
  /** How long a device may take to sign a passkey's challenge, how many challenges one member may have open, and how many passkeys. */
  passkeyChallengeMinutes: 10,
  maxPasskeyChallenges: 5,
  /** Open challenges of all sign-ins together. They belong to nobody yet, so the oldest end first and the device is asked again. */
  maxSignInChallenges: 20_000,
  maxPasskeysPerMember: 20,
  /** How long a visit to a provider may take, and how many visits one signed-in member may have open. */
  providerVisitMinutes: 10,
  maxProviderVisits: 5,
  /** Open visits of all sign-ins together. They belong to nobody yet, so the oldest end first and the person visits again. */
  maxSignInVisits: 20_000,
  /** How long a password stays proven for changes to the account's security. */
  proofMinutes: 10,
  /** How long, and how many, mails that failed at every try wait for the operator. */
  failedMailDays: 30,
  maxFailedMails: 1_000,
  /** Mails in DATA_DIR/outbox of a site without an SMTP server. The oldest are deleted first. */
  maxOutboxMails: 1_000,

  /** What the site stores for one member. Reaching a limit is refused with a sentence; changing, replacing and deleting still work. */
  maxRecipesPerMember: 1_000,
  maxRecipeTextBytesPerMember: 10_000_000,
  /** Earlier versions of one recipe, and the bytes of their long texts. The oldest go first; the very first version stays. */
  maxVersionsPerRecipe: 100,
  maxVersionTextBytes: 500_000,
  maxDraftsPerMember: 2_000,
  /** Includes the original instructions that an imported draft keeps. */
  maxDraftTextBytesPerMember: 20_000_000,
  /** A photo of a dish takes 0.2 to 0.5 MB in all its sizes. */
  maxPictureBytesPerMember: 500_000_000,
  /** A member's newest photos that no recipe shows. Older ones are deleted. */
  maxUnusedPictures: 20,
  /** How long a photo that no recipe shows is kept. */
  unusedPictureHours: 48,
  maxCommentsPerMemberAndRecipe: 200,
  /** A member's cooking diary: entries a day, for one recipe and in all, and the bytes of their notes and changed lines. */
  cooksPerDay: 50,
  maxCooksPerMemberAndRecipe: 500,
  maxCooksPerMember: 10_000,
  maxCookTextBytesPerMember: 5_000_000,
  /** How many of a recipe's newest cooks, one for each member, its figures are computed from. */
  maxCooksInFigures: 1_000,
  maxBlockedPerMember: 1_000,
  /** A member's newest notifications; older ones are deleted. */
  maxNotifications: 100,
  /**
   * How long a member is new (and at least until the address is confirmed), what a new member may publish in a day, and how often the
   * same text within an hour before it waits for a moderator.
   */
  newMember: { hours: 48, recipesPerDay: 50, commentsPerDay: 100, sameTextsPerHour: 2 },
  /** How many messages to the team are stored, and for how long. The oldest are deleted first. */
  maxContactMessages: 10_000,
  contactMessageDays: 180,

  /** A member's ZIP of everything: how long it is kept, how many a day, and how large one and all ZIPs may be. */
  exportHours: 48,
  exportsPerDay: 3,
  maxExportBytes: 1_000_000_000,
  maxAllExportsBytes: 20_000_000_000,
  /** How long a member who leaves can come back, and how long the offer to come back, made at a sign-in, is valid. */
  leaveDays: 14,
  returnMinutes: 30,
  /** How many texts of the rules are kept, including the one in force. The oldest are deleted first. */
  maxRuleTexts: 100,

  /** Reports of one member a day (UTC), cases that may wait for a decision, and how long a closed case is stored. */
  reportsPerDay: 10,
  maxOpenCases: 10_000,
  closedCaseDays: 365,

  /** How long the audit log keeps what members did about their accounts, and how many refused sign-ins it takes in an hour. */
  auditDays: 90,
  maxRefusalsRecordedAnHour: 1_000,

  /**
   * Requests that need the server's processor or database: how many run at once, how many wait, and for how long at most. Many may
   * wait, because waiting is cheap and slows down clients that would ask again at once. Once requests have waited without a pause for
   * `crowdedAfterMs`, the shorter `maxCrowdedWaitMs` applies. `waitingGroups` is how many networks may have reads waiting. A network with
   * `many.count` waiting pages gets its refusals only after `many.refuseAfterMs`.
   */
  admission: {
    read: {
      running: 8,
      waiting: 2_048,
      waitingGroups: 48,
      maxWaitMs: 2_000,
      crowdedAfterMs: 1_000,
      maxCrowdedWaitMs: 100,
    },
    write: { running: 8, waiting: 2_048, maxWaitMs: 5_000, maxCrowdedWaitMs: 500 },
    page: {
      running: 2,
      waiting: 2_048,
      maxWaitMs: 250,
      maxCrowdedWaitMs: 25,
      many: { count: 16, refuseAfterMs: 2_000 },
    },
  },
  /**
   * Pictures are decoded and encoded one at a time, members in turn. Each may need a processor for seconds and 200 MB, a HEIC 500 MB in a
   * separate process.
   */
  pictureQueue: { running: 1, waiting: 16, waitingPerMember: 2, maxWaitMs: 30_000 },
  /**
   * Pages that are read for their recipes, members in turn. Each is read in a process that is killed when it exceeds `pageReading`,
   * which a hostile page can make it do. A page waits for its turn six times `maxMs` at most.
   */
  pageQueue: { running: 1, waiting: 16, waitingPerMember: 2 },
  pageReading: { maxMs: 8_000, maxMemoryMb: 256 },
  /**
   * Files of other applications that members import: the size of one and how many of its recipes are read, files of one member in a
   * day, how long the report is kept, and the size of all files that wait together. `fileReading` bounds the reading of each recipe.
   */
  maxImportBytes: 200_000_000,
  maxImportedRecipes: 2_000,
  importsPerDay: 20,
  importReportDays: 30,
  maxAllImportsBytes: 5_000_000_000,
  /** When a temporary folder that a killed process left in TMPDIR is deleted, counted from its last write. */
  temporaryFolderHours: 6,
  fileReading: { maxMs: 20_000, maxMemoryMb: 256 },
  /** Pages that are fetched for members, who take turns. `maxMs` includes redirects and robots.txt. Parsed robots.txt files are cached. */
  fetchQueue: { running: 4, runningPerMember: 1, waiting: 16, waitingPerMember: 2, maxWaitMs: 15_000 },
  pageFetching: { maxMs: 10_000, maxPageBytes: 5_000_000, maxRedirects: 3 },
  robotsCacheBytes: 4_000_000,
  robotsMinutes: 1_440,
  /** Requests to the bucket that pictures may be in. `readMs` and `writeMs` include all tries, `connectMs` is for one try. */
  bucket: {
    running: 32,
    waiting: 512,
    maxWaitMs: 2_000,
    connectMs: 1_500,
    readMs: 5_000,
    /** Less than the 10 s after which the database ends an idle transaction, because an avatar is stored within one. */
    writeMs: 8_000,
  },
  /** A read that takes longer is refused with 503, for example while the database hangs. */
  readDeadlineMs: 2_200,
  /** The slowest that a request's body may arrive, after the first seconds. */
  bodyRate: { minBytesPerSecond: 16_000, graceSeconds: 10 },
  /**
   * Places for large requests, from their arrival until the response: pictures (5 MB each) and pages (10 MB each) in memory, files on
   * the disk, and downloads of ZIPs. When all places are taken, the slowest transfer of the network with the most places gives way.
   */
  places: {
    pictures: { atOnce: 40, perMember: 8 },
    pages: { atOnce: 24, perMember: 3 },
    files: { atOnce: 4, perMember: 2 },
    downloads: { atOnce: 20, perMember: 3 },
  },
  connections: connectionLimits,
  /** Responses and pages that are the same for all anonymous visitors stay in memory until the next write. */
  responseCacheBytes: 32_000_000,
  pageCacheBytes: 16_000_000,
  /** Log lines about refused requests of each status and about failures in a period; one more line counts those left out. */
  logLines: { lines: 500, seconds: 10 },
}

export type Limits = typeof defaultLimits
export type MailKind = keyof typeof mailLimits
