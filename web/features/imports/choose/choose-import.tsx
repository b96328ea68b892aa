import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/imports.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { Ledger } from '#web/ui/ledger.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'
import { deleteWork, findWork, saveWork } from '../import-work.ts'
import { importWaysQuery } from '../imports.calls.ts'
import type { ImportWork } from '../review/review.ts'
import { AddressForm } from './address-form.tsx'
import { BroughtBefore } from './brought-before.tsx'
import styles from './choose-import.module.css'
import { FileForm } from './file-form.tsx'
import { readShared } from './read-shared.ts'
import { TextForm } from './text-form.tsx'

type Props = {
  /** Undefined until it is known who is signed in. */
  userId: string | undefined
  /** Shown in place of the ways. */
  failure: ReactNode
}

/** Chooses where recipes are imported from. */
export function ChooseImport({ userId, failure }: Props) {
  const navigate = useNavigate()
  const [work, setWork] = useState<ImportWork>()
  // The import may have been read before it is known who is signed in.
  useEffect(() => {
    if (!work || userId === undefined) return
    saveWork(userId, work)
    navigate(pageUrls.importReview)
  }, [work, userId, navigate])
  return (
    <div className={`${pageColumnClass} ${styles.root}`}>
      <PageHead title={t.bringRecipe} back={<BackLink to={pageUrls.myRecipes}>{t.myRecipes}</BackLink>}>
        <p>{t.introduction}</p>
      </PageHead>
      <div className={styles.columns}>
        <div>
          {failure || <Ways onRead={setWork} />}
          {userId !== undefined && <Unfinished key={userId} userId={userId} />}
          {userId !== undefined && <BroughtBefore />}
        </div>
        <aside className={styles.aside}>
          <section>
            <h2>{t.whatHappens}</h2>
            <ol>
              {t.happenings.map((text, at) => (
                <li key={text}>
                  <span className={styles.numeral} aria-hidden="true">
                    {at + 1}
                  </span>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </section>
          <section>
            <h2>{t.filesWeRead}</h2>
            <p>{t.fileKinds}</p>
          </section>
        </aside>
      </div>
    </div>
  )
}

/** Some sites fetch no pages. Until that is known, it is not known which tab is first. */
function Ways({ onRead }: { onRead: (work: ImportWork) => void }) {
  const navigate = useNavigate()
  const { data, isFetched } = useQuery(importWaysQuery)
  // Read once: when another tab is selected, its name replaces the query in the address.
  const [shared] = useState(readShared(useLocation().search))
  // Not `isPending`, which becomes true again when a failed query is refetched while something is typed in the other tabs.
  if (!isFetched) return <div className={styles.waysLoading} />
  const text: Tab = {
    name: 'text',
    label: t.fromText,
    panel: () => <TextForm initialText={shared.text} initialSource={shared.address} onRead={onRead} />,
  }
  const file: Tab = {
    name: 'file',
    label: t.fromFile,
    panel: () => <FileForm onSent={({ id }) => navigate(pageUrls.importBatch(id))} />,
  }
  const { fromWeb } = data ?? {}
  if (!fromWeb) return <Tabs label={t.ways} tabs={[text, file]} />
  const address: Tab = {
    name: 'address',
    label: t.fromAddress,
    panel: () => <AddressForm {...fromWeb} initialAddress={shared.address} onRead={onRead} />,
  }
  const initial = shared.text && !shared.address ? text.name : undefined
  return <Tabs label={t.ways} tabs={[address, text, file]} initial={initial} />
}

/** What was read earlier, in this session or an ended one, and has not been kept yet. */
function Unfinished({ userId }: { userId: string }) {
  const [work, setWork] = useState(() => findWork(userId))
  const review = work?.reviews[work.at]
  if (!review) return null
  const throwAway = () => {
    deleteWork(userId)
    setWork(undefined)
  }
  return (
    <div className={styles.unfinished}>
      <Ledger title={t.unfinished}>
        <p>
          <span>{t.unfinishedFrom(review.title || t.noTitleYet)}</span>
          <Link className={linkClass} to={pageUrls.importReview}>
            {t.goOn}
          </Link>
          <button type="button" className={linkClass} onClick={throwAway}>
            {t.throwAway}
          </button>
        </p>
      </Ledger>
    </div>
  )
}
