import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { BlockedMember } from '#contract/blocks.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/blocks.ts'
import * as ui from '#texts/ui.ts'
import { isMissing } from '#web/api/failure.ts'
import { blockedQuery, useBlock } from '#web/features/blocks/blocks.queries.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { prepareFocusAfterRemoval } from '#web/ui/focus/focus-after-removal.ts'
import { PrefetchLink } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { Row } from '#web/ui/row.tsx'
import { SmallButton } from '#web/ui/small-button.tsx'
import { mutedClass } from '#web/ui/text.ts'
import { showToast } from '#web/ui/toast-queue.ts'
import { Setting, SettingFoot, SettingPending, settingListClass, settingRemarkClass } from './setting.tsx'

/** The members whom this member has blocked, each with a button to unblock. */
export function BlockedRow() {
  const list = useInfiniteQuery(blockedQuery())
  if (isMissing(list.error)) return null
  return (
    <Setting heading={t.blockedMembers} note={t.blockedMembersNote}>
      <BlockedList list={list} />
    </Setting>
  )
}

function BlockedList({ list }: { list: ReturnType<typeof useInfiniteQuery<Page>> }) {
  const pages = (list.data as { pages: Page[] } | undefined)?.pages
  if (!pages) return <SettingPending query={list} notLoaded={t.blockedNotLoaded} />
  const count = pages.at(-1)?.count ?? 0
  if (count === 0) return <p className={mutedClass}>{t.nobodyBlocked}</p>
  return (
    <>
      <ul className={settingListClass}>
        {pages
          .flatMap(({ blocked }) => blocked)
          .map(member => (
            <BlockedLine key={member.id} member={member} />
          ))}
      </ul>
      {list.isFetchNextPageError && <Note kind="error">{t.moreBlockedNotLoaded}</Note>}
      {list.hasNextPage && (
        <SettingFoot>
          <Button isBusy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {ui.showMore}
          </Button>
        </SettingFoot>
      )}
      <p className={settingRemarkClass} role="status">
        {t.memberCount(count)}
      </p>
    </>
  )
}

type Page = { blocked: BlockedMember[]; count: number; next: string | null }

function BlockedLine({ member: { id, name, profilePicture, blockedAt } }: { member: BlockedMember }) {
  const item = useRef<HTMLLIElement>(null)
  const end = useBlock('unblock', String(id), {
    onDone: () => showToast.success(t.unblocked(name)),
    onFailed: () => showToast.error(t.notBlocked),
  })
  return (
    <Row
      ref={item}
      before={<Avatar name={name} picture={profilePicture} size="small" />}
      after={
        <SmallButton
          aria-label={t.unblockMember(name)}
          isBusy={end.isPending}
          onClick={() => {
            const moveFocus = prepareFocusAfterRemoval(item.current, 'button')
            end.mutate(undefined, { onSuccess: moveFocus })
          }}
        >
          {t.unblock}
        </SmallButton>
      }
    >
      <PrefetchLink to={pageUrls.chef(String(id))}>{name}</PrefetchLink>
      <small>{t.blockedSince(new Date(blockedAt))}</small>
    </Row>
  )
}
