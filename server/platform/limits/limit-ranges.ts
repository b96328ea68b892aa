import { maxIngredientsLength, maxInstructionsLength, maxPageLength } from '#contract/limits.ts'

/** What a number counts, the least and the most that it may be. */
export type LimitRange = { unit: string; min: number; max: number }

/** The calls of a rate, and its seconds. */
export const callRange: LimitRange = { unit: 'calls/seconds', min: 1, max: 1_000_000 }
export const periodRange: LimitRange = { unit: 's', min: 1, max: 86_400 }

/** By the end of the name, the first that fits. */
const ranges: [name: RegExp, range: LimitRange][] = [
  [/BytesPerSecond$/, { unit: 'bytes/s', min: 1, max: 1_000_000 }],
  [/Bytes(PerMember)?$/, { unit: 'bytes', min: 1_000_000, max: 1e12 }],
  // A number of seconds by mistake is refused.
  [/Ms$/, { unit: 'ms', min: 10, max: 600_000 }],
  [/seconds$/i, periodRange],
  [/Minutes$/, { unit: 'minutes', min: 1, max: 1_440 }],
  [/hours$/i, { unit: 'hours', min: 1, max: 720 }],
  [/Days$/, { unit: 'days', min: 1, max: 3_650 }],
  [/\.(running(PerMember)?|atOnce)$/, { unit: 'at once', min: 1, max: 1_000 }],
  [/./, { unit: 'number', min: 1, max: 1_000_000 }],
]

/** A character of a text has three bytes at most for each of its UTF-16 units. */
const longestRecipeBytes = 3 * (maxIngredientsLength + maxInstructionsLength)

/** Of some limits more is known. */
const narrowed: Record<string, Partial<LimitRange>> = {
  maxRecipeTextBytesPerMember: { min: longestRecipeBytes },
  // Of an imported one the instructions are stored twice.
  maxDraftTextBytesPerMember: { min: 3 * (maxIngredientsLength + 2 * maxInstructionsLength) },
  // Of one recipe.
  maxVersionTextBytes: { min: 10_000 },
  // A recipe has two: the dish and its cook.
  maxUnusedPictures: { min: 2 },
  // They are read for one answer.
  maxCooksInFigures: { max: 10_000 },
  // They are one answer.
  maxNotifications: { max: 1_000 },
  // With few, whoever guesses from many addresses would have the counts of others forgotten.
  maxCountedAccounts: { min: 1_000 },
  resetLinkMinutes: { min: 5 },
  // The database keeps them so long, whoever deletes.
  auditDays: { min: 30 },
  // A ZIP without the extension for larger ones.
  maxExportBytes: { max: 4_000_000_000 },
  // The last use is noted to the minute.
  'sessions.admin.idleMinutes': { min: 5 },
  // The database ends each of its statements after 5 s.
  readDeadlineMs: { min: 100, max: 60_000 },
  'pictureQueue.running': { max: 64 },
  'pageQueue.running': { max: 64 },
  'pageReading.maxMs': { min: 100, max: 60_000 },
  'fileReading.maxMs': { min: 100, max: 60_000 },
  'fetchQueue.running': { max: 64 },
  'pageFetching.maxMs': { min: 100, max: 60_000 },
  // The reader takes no more.
  'pageFetching.maxPageBytes': { max: maxPageLength },
  // Node alone takes fifty.
  'pageReading.maxMemoryMb': { min: 64 },
  'fileReading.maxMemoryMb': { min: 64 },
  'bucket.readMs': { min: 100, max: 60_000 },
  // The database ends a transaction that waits for 10 s.
  'bucket.writeMs': { min: 100, max: 9_500 },
  'connections.idleMs': { min: 1_000 },
  'connections.sendTimeoutMs': { min: 1_000 },
}

/** The range of a limit that is no rate. */
export function rangeOf(name: string): LimitRange {
  const [, range = callRange] = ranges.find(([end]) => end.test(name)) ?? []
  return { ...range, ...narrowed[name] }
}
