import type { ThrottleName } from '#contract/endpoint.ts'
import { connectionLimits } from './connection-limits.ts'
import { mailLimits } from './mail-limits.ts'

/** So many calls in so many seconds; all calls, those that were accepted, or wrong passwords. */
export type Rate = { calls: number; seconds: number; counts?: 'accepted' | 'wrong' }
export type RateScope = 'perAddress' | 'perUser' | 'perAccount' | 'perAccountAndNetwork'
export type Rates = Partial<Record<RateScope, Rate>>

/** Wrong passwords at one account: from one network, and from all those together in which it has not signed in before. */
const wrongPasswords = {
  perAccountAndNetwork: { calls: 10, seconds: 900, counts: 'wrong' },
  perAccount: { calls: 25, seconds: 900, counts: 'wrong' },
} satisfies Rates

/**
 * Rate limits of costly or abusable operations; normal use never reaches them. With `counts: 'accepted'` a refused call, such
 * as one with a blank field, takes nothing of the rate; the general limit bounds those. With `counts: 'wrong'` only a wrong
 * password does.
 */
const throttles = {
  login: { perAddress: { calls: 25, seconds: 300 }, ...wrongPasswords },
  adminSignin: { perAddress: { calls: 25, seconds: 300 }, ...wrongPasswords },
  signup: { perAddress: { calls: 20, seconds: 1800 } },
  resetPassword: {
    perAddress: { calls: 25, seconds: 300 },
    perAccountAndNetwork: { calls: 5, seconds: 1800 },
  },
  /** Of a signed-in member, who is asked for it again. */
  ownPassword: { perUser: { calls: 25, seconds: 900 }, ...wrongPasswords },
  /** Of a member whose password was right; and what they do about the second factor. */
  secondFactor: {
    perAddress: { calls: 50, seconds: 300 },
    perUser: { calls: 25, seconds: 900 },
    perAccountAndNetwork: { calls: 5, seconds: 900, counts: 'wrong' },
    perAccount: { calls: 12, seconds: 900, counts: 'wrong' },
  },
  /** A signature cannot be guessed; this bounds the challenges. */
  passkey: { perAddress: { calls: 120, seconds: 300 }, perUser: { calls: 60, seconds: 900 } },
  provider: { perAddress: { calls: 120, seconds: 300 }, perUser: { calls: 60, seconds: 900 } },
  changeEmail: { perAddress: { calls: 20, seconds: 3600 } },
  redeemLink: { perAddress: { calls: 30, seconds: 300 } },
  contact: { perAddress: { calls: 10, seconds: 3600, counts: 'accepted' } },
  clientError: { perAddress: { calls: 30, seconds: 300 } },
  reportContent: { perUser: { calls: 30, seconds: 600 } },
  block: { perUser: { calls: 60, seconds: 600 } },
  moderate: { perUser: { calls: 300, seconds: 600 } },
  appeal: { perUser: { calls: 10, seconds: 600 } },
  comment: { perUser: { calls: 30, seconds: 600 } },
  upload: { perUser: { calls: 30, seconds: 1800 } },
  readPage: { perUser: { calls: 120, seconds: 3600 } },
  importFile: { perUser: { calls: 20, seconds: 3600 } },
  fetchPage: { perUser: { calls: 20, seconds: 86_400 } },
  createRecipe: { perUser: { calls: 60, seconds: 3600 } },
  editRecipe: { perUser: { calls: 120, seconds: 3600 } },
  readLines: { perUser: { calls: 120, seconds: 600 } },
  createDraft: { perUser: { calls: 240, seconds: 3600 } },
  /** A form is saved each time its member pauses. */
  changeDraft: { perUser: { calls: 600, seconds: 600 } },
  compareDraft: { perUser: { calls: 120, seconds: 600 } },
} satisfies Record<ThrottleName, Rates>

/** The limits of a site whose operator sets none. Those that client and server both know are in `contract/limits.ts`. */
export const defaultLimits = {
  throttles,
  /** For all other calls; a page of an older client may send one request per card, 1,300 in a burst. */
  generalThrottles: {
    perUser: { calls: 6000, seconds: 300 },
    perAddress: { calls: 3000, seconds: 300 },
  },
  /** An IPv6 /48 may be one person's or a whole company's: it has this many times the rate of one network. */
  wideNetworkRate: 16,
  /** Accounts and networks that are counted at once; of more, the least recently used are dropped. */
  maxCountedAccounts: 50_000,
  /** Networks from which an account signed in last; the account's common limit of wrong passwords does not hold there. */
  maxKnownNetworks: 10,
  knownNetworkDays: 90,

  /** How long a session lives without use and at most, and how many one account may hold; the oldest end first. */
  sessions: {
    user: { idleDays: 14, maxDays: 90, maxSessions: 20 },
    admin: { idleMinutes: 30, maxHours: 8, maxSessions: 5 },
  },

  mailLimits,
  emailChangesPerDay: 5,
  resetLinkMinutes: 30,
  verifyLinkHours: 48,
  undoEmailChangeHours: 72,
  adminSetupHours: 24,
  /** How long a sign-in waits for its second factor, and how many of one account do at once; the oldest end first. */
  signInTicketMinutes: 10,
  maxSignInTickets: 5,
  /** How long a member whose app is lost waits for those who agree, and, once they have, until the second factor goes. */
  recoveryDays: 7,
  recoveryWaitHours: 24,
  /** How long a device may take to sign what a passkey is asked, how many members wait for at once, and how many passkeys they have. */
  passkeyChallengeMinutes: 10,
  maxPasskeyChallenges: 5,
  /** Of all sign-ins together; nobody's yet, so the oldest end first. A device that was too late is asked again. */
  maxSignInChallenges: 20_000,
  maxPasskeysPerMember: 20,
  /** How long a sign-in may be at a provider, and how many of one signed-in member are at once. */
  providerVisitMinutes: 10,
  maxProviderVisits: 5,
  /** Of all sign-ins together; nobody's yet, so the oldest end first. Who was away for too long goes to the provider again. */
  maxSignInVisits: 20_000,
  /** How long the password that was given holds for what opens an account. */
  proofMinutes: 10,
  /** Mails that failed at every try wait so long, and so many of them, for the operator to have them tried again. */
  failedMailDays: 30,
  maxFailedMails: 1_000,
  /** Mails in DATA_DIR/outbox, where there is no SMTP server; the oldest go first. */
  maxOutboxMails: 1_000,

  /** What the site stores for one member; told in words when it is reached, and deleting or replacing always works. */
  maxRecipesPerMember: 1_000,
  maxRecipeTextBytesPerMember: 10_000_000,
  /** Of earlier versions of one recipe beside the first, which stays, how many, and the bytes of their long texts; the oldest go first. */
  maxVersionsPerRecipe: 100,
  maxVersionTextBytes: 500_000,
  maxDraftsPerMember: 2_000,
  /** With the instructions that imported ones had. */
  maxDraftTextBytesPerMember: 20_000_000,
  maxPicturesPerMember: 500,
  maxPictureBytesPerMember: 250_000_000,
  /** Uploaded photos of one member that no recipe shows yet; an older one than these is deleted. */
  maxUnusedPictures: 20,
  /** After which a photo that no recipe shows is deleted. */
  unusedPictureHours: 48,
  maxCommentsPerMemberAndRecipe: 200,
  /** Of a member's diary of what they cooked: meals within a day, of one recipe, and of all; and the bytes of their texts. */
  cooksPerDay: 50,
  maxCooksPerMemberAndRecipe: 500,
  maxCooksPerMember: 10_000,
  maxCookTextBytesPerMember: 5_000_000,
  /** Of one recipe, each of another member: so many, the newest, are read for figures. */
  maxCooksInFigures: 1_000,
  maxBlockedPerMember: 1_000,
  maxNotifications: 100,
  /**
   * For how long members are new, which they also are until their address is confirmed; what they publish in a day, and how often the
   * same text within an hour before it waits for a moderator.
   */
  newMember: { hours: 48, recipesPerDay: 50, commentsPerDay: 100, sameTextsPerHour: 2 },
  /** Messages to the team that are stored, and for how long; the oldest go first. */
  maxContactMessages: 10_000,
  contactMessageDays: 180,

  /** A member's ZIP of everything: how long it is kept, how many a day, and how large one and all of them may be. */
  exportHours: 48,
  exportsPerDay: 3,
  maxExportBytes: 1_000_000_000,
  maxAllExportsBytes: 20_000_000_000,
  /** How long whoever leaves can come back, and how long a refused sign-in can be answered with that. */
  leaveDays: 14,
  returnMinutes: 30,
  /** Texts of the rules that are kept, the one in force among them; the oldest go first. */
  maxRuleTexts: 100,

  /** What one member may report in a day, by UTC; how much may wait for a decision; and how long what was decided on is stored. */
  reportsPerDay: 10,
  maxOpenCases: 10_000,
  closedCaseDays: 365,

  /** What members do about their accounts, and refused sign-ins: how long that is stored, and how many refusals an hour are. */
  auditDays: 90,
  maxRefusalsRecordedAnHour: 1_000,

  /**
   * Of work that takes the server's processor or database: how much runs at once, how much waits, and for how long at most. Many
   * may wait, since that is cheap, and slows down whoever would ask again at once.
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
  /** Pictures are decoded and encoded one at a time, members in turn: each may need a processor for seconds and 200 MB, a HEIC 500 MB in a process of its own. */
  pictureQueue: { running: 1, waiting: 16, waitingPerMember: 2, maxWaitMs: 30_000 },
  /**
   * Pages that are read for their recipes, members in turn: each in a process that is ended where it takes longer or more memory, as
   * a page can that is made for it.
   */
  pageQueue: { running: 1, waiting: 16, waitingPerMember: 2 },
  pageReading: { maxMs: 8_000, maxMemoryMb: 256 },
  /**
   * Files of other applications that members import: how large one may be, and the recipes in it; how many one member imports in a day,
   * and for how long the report is kept; how large all that wait may be together; and each recipe's share of time and memory.
   */
  maxImportBytes: 200_000_000,
  maxImportedRecipes: 2_000,
  importsPerDay: 20,
  importReportDays: 30,
  maxAllImportsBytes: 5_000_000_000,
  /** What a killed process has left of files that it received or read. */
  temporaryFolderHours: 6,
  fileReading: { maxMs: 20_000, maxMemoryMb: 256 },
  /** Pages that are fetched for members, who take turns, each with its redirects; what sites' robots.txt say stays in memory. */
  fetchQueue: { running: 4, runningPerMember: 1, waiting: 16, waitingPerMember: 2, maxWaitMs: 15_000 },
  pageFetching: { maxMs: 10_000, maxPageBytes: 5_000_000, maxRedirects: 3 },
  robotsCacheBytes: 4_000_000,
  robotsMinutes: 1_440,
  /** Calls of the bucket, where pictures are stored in one; each is given up in the end, with all of its tries. */
  bucket: {
    running: 32,
    waiting: 512,
    maxWaitMs: 2_000,
    connectMs: 1_500,
    readMs: 5_000,
    /** Below the 10 s after which the database ends a transaction that waits: a new avatar is stored within one. */
    writeMs: 8_000,
  },
  /** What is not read within this time is refused with 503, such as while the database does not respond. */
  readDeadlineMs: 2_200,
  /** Of a request's body, once the first seconds are over. */
  bodyRate: { minBytesPerSecond: 16_000, graceSeconds: 10 },
  /**
   * What is large, from its arrival until it is answered, of all members and of one: pictures and pages in memory, files on the disk;
   * and ZIPs that are downloaded. Where all places are taken, the slowest of the network that has most gives way.
   */
  places: {
    pictures: { atOnce: 40, perMember: 8 },
    pages: { atOnce: 24, perMember: 3 },
    files: { atOnce: 4, perMember: 2 },
    downloads: { atOnce: 20, perMember: 3 },
  },
  connections: connectionLimits,
  /** What is the same for all anonymous visitors is kept in memory until the next write: answers of the API, and pages. */
  responseCacheBytes: 32_000_000,
  pageCacheBytes: 16_000_000,
  /** Log lines of failures, and of refused requests by status: so many in a period, and then one with the number of those left out. */
  logLines: { lines: 500, seconds: 10 },
}

export type Limits = typeof defaultLimits
export type MailKind = keyof typeof mailLimits
