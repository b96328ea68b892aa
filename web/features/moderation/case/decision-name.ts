import type { WholeCase } from '#contract/moderation.ts'
import { formatDayMonth } from '#texts/format/day.ts'
import { decisions } from '#texts/moderation.ts'
import * as t from '#texts/moderation-case.ts'

/** Returns what was decided in a word or two, with its end if it has one. */
export function decisionName({ kind, version, ofReports, until }: WholeCase['actions'][number]): string {
  if (version !== undefined) return t.versionWasHidden(version)
  const name = ofReports ? t.reportingLimited : decisions[kind]
  return until ? t.decidedUntil(name, formatDayMonth(new Date(until))) : name
}
