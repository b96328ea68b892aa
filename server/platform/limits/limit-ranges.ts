import { maxIngredientsLength, maxInstructionsLength, maxPageLength } from '#contract/limits.ts'

/** The smallest and the largest value that a limit may have. */
export type LimitRange = { min: number; max: number }

/** The range of a rate's requests, and of its seconds. */
export const callRange: LimitRange = { min: 1, max: 1_000_000 }
export const periodRange: LimitRange = { min: 1, max: 86_400 }

/** Ranges by the end of a limit's name; the first match applies. */
const ranges: [name: RegExp, range: LimitRange][] = [
  [/BytesPerSecond$/, { min: 1, max: 1_000_000 }],
  [/Bytes(PerMember)?$/, { min: 1_000_000, max: 1e12 }],
  // The minimum refuses a value that was meant in seconds.
  [/Ms$/, { min: 10, max: 600_000 }],
  [/seconds$/i, periodRange],
  [/Minutes$/, { min: 1, max: 1_440 }],
  [/hours$/i, { min: 1, max: 720 }],
  [/Days$/, { min: 1, max: 3_650 }],
  [/\.(running(PerMember)?|atOnce)$/, { min: 1, max: 1_000 }],
  [/./, { min: 1, max: 1_000_000 }],
]

/** The longest recipe in UTF-8: at most three bytes for each UTF-16 unit. */
const longestRecipeBytes = 3 * (maxIngredientsLength + maxInstructionsLength)

/** Limits with a narrower range. */
const narrowed: Record<string, Partial<LimitRange>> = {
  maxRecipeTextBytesPerMember: { min: longestRecipeBytes },
  // An imported draft stores its instructions twice.
  maxDraftTextBytesPerMember: { min: 3 * (maxIngredientsLength + 2 * maxInstructionsLength) },
  // All earlier versions of one recipe share this.
  maxVersionTextBytes: { min: 10_000 },
  // A recipe has two photos: the dish and its cook.
  maxUnusedPictures: { min: 2 },
  // One response reads all of them.
  maxCooksInFigures: { max: 10_000 },
  // One response has all of them.
  maxNotifications: { max: 1_000 },
  // With fewer, an attacker with many addresses would push other clients' counts out.
  maxCountedAccounts: { min: 1_000 },
  resetLinkMinutes: { min: 5 },
  // The database refuses to delete younger entries.
  auditDays: { min: 30 },
  // ZIP64, which larger files need, is not written.
  maxExportBytes: { max: 4_000_000_000 },
  // A session's last use is stored to the minute.
  'sessions.admin.idleMinutes': { min: 5 },
  // The database ends each of its statements after 5 s.
  readDeadlineMs: { min: 100, max: 60_000 },
  'pictureQueue.running': { max: 64 },
  'pageQueue.running': { max: 64 },
  'pageReading.maxMs': { min: 100, max: 60_000 },
  'fileReading.maxMs': { min: 100, max: 60_000 },
  'fetchQueue.running': { max: 64 },
  'pageFetching.maxMs': { min: 100, max: 60_000 },
  // The page reader accepts no more.
  'pageFetching.maxPageBytes': { max: maxPageLength },
  // Node alone takes 50 MB.
  'pageReading.maxMemoryMb': { min: 64 },
  'fileReading.maxMemoryMb': { min: 64 },
  'bucket.readMs': { min: 100, max: 60_000 },
  // The database ends a transaction that is idle for 10 s.
  'bucket.writeMs': { min: 100, max: 9_500 },
  'connections.idleMs': { min: 1_000 },
  'connections.sendTimeoutMs': { min: 1_000 },
}

/** Returns the range of a limit that is not a rate. */
export function rangeOf(name: string): LimitRange {
  const [, range = callRange] = ranges.find(([end]) => end.test(name)) ?? []
  return { ...range, ...narrowed[name] }
}
