import * as t from '#texts/ui.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import styles from './page-links.module.css'
import type { useListAddress } from './use-list-address.ts'

/** Falsy if there is no other page. */
type PageLink = { to: string; text: string } | '' | null | undefined
type Props = { back: PageLink; on: PageLink }

const wayClass = `${linkClass} ${styles.way}`

/** Links below a page of a list: to the page before it and to the one after it. */
export const PageLinks = ({ back, on }: Props) =>
  (back || on) && (
    <nav className={styles.root} aria-label={t.pageLinks}>
      {back && (
        <Link className={wayClass} to={back.to}>
          <Icon name="arrow-left" size="small" /> {back.text}
        </Link>
      )}
      {on && (
        <Link className={wayClass} to={on.to}>
          {on.text} <Icon name="arrow-right" size="small" />
        </Link>
      )}
    </nav>
  )

type OlderProps = Pick<ReturnType<typeof useListAddress>, 'before' | 'pageLink'> & { next: string | null }

/** The same links for a list that begins with the newest row. */
export const OlderLinks = ({ before, pageLink, next }: OlderProps) => (
  <PageLinks
    back={before && { to: pageLink(), text: t.newest }}
    on={next && { to: pageLink(next), text: t.older }}
  />
)
