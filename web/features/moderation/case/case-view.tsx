import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import { formatDayAndTime } from '#texts/format/day.ts'
import { formerCook, kindNames } from '#texts/moderation.ts'
import * as t from '#texts/moderation-case.ts'
import { isMissing } from '#web/api/failure.ts'
import type { Realm } from '#web/api/session.ts'
import { UnsavedGuard } from '#web/features/users/unsaved-guard.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { pageColumnClass, roomyPageClass } from '#web/ui/layouts.ts'
import { Ledger } from '#web/ui/ledger.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { overlineClass } from '#web/ui/text.ts'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import { caseQuery, type LoadedCase } from '../cases.queries.ts'
import { barrierOf } from '../moderators-only.tsx'
import { BothSides } from './both-sides.tsx'
import { EarlierCases, MemberRecord, ReportList } from './case-record.tsx'
import { CaseVersions } from './case-versions.tsx'
import styles from './case-view.module.css'
import { Changes } from './changes.tsx'
import { claimOf, useServerTime } from './claim.ts'
import { ClaimLine } from './claim-line.tsx'
import { DecidePart } from './decide-part.tsx'
import { type Draft, firstNameOf } from './draft.ts'
import { KeptCopy } from './kept-copy.tsx'
import { PastActions } from './past-actions.tsx'
import { useClaim } from './use-claim.ts'

type Props = { id: string; realm: Realm; notFound: ReactNode }

/** A case. Reading it needs no claim; a moderator who wants to decide it claims it first. */
export function CaseView({ id, realm, notFound }: Props) {
  const { data: row, error, isFetching, refetch } = useQuery(caseQuery(id, realm))
  usePageTitle(row && titleOf(row))
  // After a failed refetch, the case and the typed text stay. A decision that is refused says why itself.
  if (row) return <LoadedCaseView row={row} realm={realm} />
  const barrier = barrierOf(error, realm)
  if (barrier) return barrier
  if (isMissing(error)) return notFound
  return (
    <div className={roomyPageClass}>
      {error ? (
        <LoadFailure isRetrying={isFetching} onRetry={() => refetch()}>
          {t.notRead}
        </LoadFailure>
      ) : (
        <p role="status">{t.loading}</p>
      )}
    </div>
  )
}

function LoadedCaseView({ row, realm }: { row: LoadedCase; realm: Realm }) {
  const [draft, setDraft] = useState<Draft>({ reason: '', days: '' })
  const [hadIt, setHadIt] = useState(false)
  if (row.holder?.isYou && !hadIt) setHadIt(true)
  const now = useServerTime(row.clockOffsetMs)
  const { take, giveBack } = useClaim(String(row.id), realm)
  const claim = claimOf(row, now, hadIt)
  const isAppeal = row.stage === 'appeal'
  const kind = kindNames[row.kind]
  return (
    <div className={`${pageColumnClass} ${styles.root}`}>
      {draft.reason.trim() !== '' && (
        <UnsavedGuard title={t.leaveUndecided} text={t.reasonIsLost} realm={realm} />
      )}
      <BackLink to={pageUrls.moderation + (isAppeal ? '?show=appeals' : '')}>
        {isAppeal ? t.appeals : t.openCases}
      </BackLink>
      <p className={`${overlineClass} ${styles.kind}`}>
        {isAppeal ? t.appealOf(row.id, kind) : t.caseOf(row.id, kind)}
      </p>
      <h1 className={styles.title} tabIndex={-1}>
        {titleOf(row)}
      </h1>
      <ClaimLine
        claim={claim}
        dueAt={row.dueAt}
        isBusy={take.isPending || giveBack.isPending}
        onTake={() => take.mutate()}
        onGiveBack={() => giveBack.mutate(undefined, { onSuccess: () => setHadIt(false) })}
      />
      <div className={styles.columns}>
        <div>
          <CaseParts row={row} />
        </div>
        {/* The same place in the tree for both layouts, so that text typed to undo a decision stays when the case changes meanwhile. */}
        <div className={claim.kind === 'decided' ? styles.decided : styles.undecided}>
          <PastActions row={row} realm={realm} />
          <DecidePart
            row={row}
            realm={realm}
            claim={claim}
            draft={draft}
            change={part => setDraft(current => ({ ...current, ...part }))}
            isTaking={take.isPending}
            onTake={() => take.mutate()}
            onDecided={() => {
              setHadIt(false)
              setDraft({ reason: '', days: '' })
            }}
          />
        </div>
      </div>
    </div>
  )
}

/** The thing as it was, and what has changed since. For an appeal also both sides, and everything that the first moderator read. */
const CaseParts = ({ row }: { row: LoadedCase }) => (
  <>
    <Ledger title={keptTitleOf(row)} aside={t.copyKept(formatDayAndTime(new Date(row.openedAt)))}>
      <KeptCopy row={row} />
    </Ledger>
    <Changes row={row} />
    <CaseVersions {...row} />
    <BothSides row={row} />
    {row.stage === 'held' && <p className={styles.held}>{t.isHeld}</p>}
    <ReportList {...row} />
    {row.stage !== 'appeal' && <MemberRecord {...row} />}
    {row.stage === 'appeal' && row.member && (
      <Ledger title={t.earlierAbout(firstNameOf(row.member.name))}>
        <EarlierCases earlier={row.earlier} />
      </Ledger>
    )}
  </>
)

/**
 * Returns the title of the kept copy. Nobody reported a thing that was held before publication, or one that an administrator
 * decided about directly.
 */
function keptTitleOf({ stage, kind, reports }: LoadedCase): string {
  if (reports > 0) return t.asReported
  return stage === 'appeal' ? t.thingTitles[kind] : t.asWritten
}

function titleOf({ stage, kind, words, member, recipe }: LoadedCase): string {
  const name = member?.name ?? formerCook
  if (stage === 'appeal') return t.asksAgain(name)
  if (kind === 'comment') return t.commentBy(name)
  if (kind === 'cook') return t.cookBy(name)
  if (kind === 'profile') return t.profileOf(name)
  return kind === 'photo' ? t.photoBy(recipe?.title ?? words, name) : t.titleBy(words, name)
}
