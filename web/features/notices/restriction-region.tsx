import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { readNotice } from '#texts/moderation.ts'
import { close } from '#texts/ui.ts'
import { Refusal } from '#web/api/failure.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { Link, linkClass } from '#web/ui/link.tsx'
import { warmNoteClass } from '#web/ui/note.tsx'
import styles from './restriction-region.module.css'

type Restriction = { isSuspended: boolean; sentence: string; noticeId: number | null }

function restrictionOf(failure: unknown): Restriction | undefined {
  if (!(failure instanceof Refusal)) return undefined
  const { code, restriction } = failure.problem
  if (code !== 'suspended' && code !== 'limited') return undefined
  const { noticeId = null } = (restriction ?? {}) as { noticeId?: number | null }
  return { isSuspended: code === 'suspended', sentence: failure.sentence ?? '', noticeId }
}

/** The pages that a suspended member may open: pages for everybody, and those to read notices, appeal, take their data and leave. */
const openPages = [
  pageUrls.home,
  pageUrls.login,
  pageUrls.about,
  pageUrls.contact,
  pageUrls.rules,
  pageUrls.transparency,
  pageUrls.leave,
]
const isOpen = (path: string) =>
  openPages.some(page => page === path.toLowerCase()) || path.startsWith(pageUrls.notice(''))

/**
 * Tells a member who was refused because of a moderator's decision, with a link to the notice. A suspended member is sent to the
 * notice at once. It is mounted across navigations and sees the failure of every request.
 */
export function RestrictionRegion() {
  const restriction = useRestriction()
  const [closed, setClosed] = useState<Restriction>()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const notice = restriction?.noticeId ? pageUrls.notice(restriction.noticeId) : undefined
  const mustGo = restriction?.isSuspended && notice !== undefined && !isOpen(pathname)
  useEffect(() => {
    if (mustGo) navigate(notice, { replace: true })
  }, [mustGo, navigate, notice])
  // The queue of cases says it in its own place.
  const isSaidThere = pathname === notice || pathname === pageUrls.moderation
  if (!restriction || restriction === closed || isSaidThere) return null
  // Rendered outside the footer, which may be closed.
  return createPortal(
    <div className={`${warmNoteClass} ${styles.root}`} role="status">
      <Icon name="hourglass" />
      <p>
        {restriction.sentence}{' '}
        {notice && (
          <Link className={linkClass} to={notice}>
            {readNotice}
          </Link>
        )}
      </p>
      <button
        type="button"
        className={iconButtonClass}
        aria-label={close}
        onClick={() => setClosed(restriction)}
      >
        <Icon name="x" />
      </button>
    </div>,
    document.body,
  )
}

function useRestriction(): Restriction | undefined {
  const queries = useQueryClient()
  const [restriction, setRestriction] = useState<Restriction>()
  useEffect(() => {
    let last: unknown
    const look = (failure: unknown) => {
      if (failure === last || failure === null) return
      const found = restrictionOf(failure)
      if (!found) return
      last = failure
      setRestriction(found)
    }
    for (const { state } of queries.getQueryCache().getAll()) look(state.error)
    for (const { state } of queries.getMutationCache().getAll()) look(state.error)
    const stopQueries = queries.getQueryCache().subscribe(({ query }) => look(query.state.error))
    const stopMutations = queries
      .getMutationCache()
      .subscribe(({ mutation }) => look(mutation?.state.error ?? null))
    return () => {
      stopQueries()
      stopMutations()
    }
  }, [queries])
  return restriction
}
