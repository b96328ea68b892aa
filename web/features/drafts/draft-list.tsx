import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/drafts.ts'
import * as ui from '#texts/ui.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { DialogFailure } from '#web/ui/dialog-failure.ts'
import { prepareFocusAfterRemoval } from '#web/ui/focus/focus-after-removal.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { linkClass, PrefetchLink } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { DraftItem } from './draft-item.tsx'
import styles from './draft-list.module.css'
import { draftListQuery } from './draft-list.queries.ts'
import { useOpenedDraft } from './use-opened-draft.ts'

const OpenDraft = lazyPart(() => import('./open-draft.tsx'), 'OpenDraft', { Failure: DialogFailure })

type Props = {
  /** An element in the head of the recipes. It holds the import link if there are no drafts to show it above. */
  importSlot: HTMLElement | null
}

/** The member's drafts as rows. The draft that the address names is opened. */
export function DraftList({ importSlot }: Props) {
  const titleId = useId()
  const list = useInfiniteQuery(draftListQuery())
  const opened = useOpenedDraft()
  const pages = list.data?.pages ?? []
  const count = pages.at(-1)?.count ?? 0
  const finish = (id: string) => {
    const moveFocus = prepareFocusAfterRemoval(findDraftElement(id), 'a')
    // Closing returns the focus to the element that opened the dialog. Only then can it move on.
    flushSync(opened.close)
    moveFocus()
  }
  return (
    <>
      {list.isLoadingError && (
        <div className={styles.failure}>
          <Note kind="error">
            {t.notLoaded}{' '}
            <button
              type="button"
              className={linkClass}
              aria-busy={list.isFetching || undefined}
              onClick={() => list.refetch()}
            >
              {ui.tryAgain}
            </button>
          </Note>
        </div>
      )}
      {count > 0 && (
        <section className={styles.root} data-list="drafts" aria-labelledby={titleId}>
          <div className={styles.head}>
            <div>
              <h2 id={titleId} tabIndex={-1}>
                {t.drafts}
              </h2>
              <span>{t.onlyYou(count)}</span>
            </div>
            <ImportLink />
          </div>
          <ul>
            {pages
              .flatMap(({ drafts }) => drafts)
              .map(draft => (
                <DraftItem key={draft.id} draft={draft} />
              ))}
          </ul>
          {list.hasNextPage && (
            <Button isBusy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
              {ui.showMore}
            </Button>
          )}
        </section>
      )}
      {importSlot && !list.isPending && count === 0 && createPortal(<ImportLink />, importSlot)}
      {opened.id !== undefined && (
        <OpenDraft
          key={opened.id}
          id={opened.id}
          onClose={opened.close}
          onPublished={() => finish(opened.id ?? '')}
        />
      )}
    </>
  )
}

const findDraftElement = (id: string) => document.querySelector(`[data-draft="${CSS.escape(id)}"]`)

const ImportLink = () => (
  <PrefetchLink className={buttonClass()} to={pageUrls.importRecipe}>
    <Icon name="file-input" />
    {t.importRecipes}
  </PrefetchLink>
)
