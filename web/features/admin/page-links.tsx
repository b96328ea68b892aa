import { Icon } from '#web/ui/icon.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'

/** Falsy where there is no other page. */
type PageLink = { to: string; text: string } | '' | null | undefined
type Props = { label: string; back: PageLink; on: PageLink }

/** Under a page of a list: the way to the page before it and to the one after. */
export const PageLinks = ({ label, back, on }: Props) =>
  (back || on) && (
    <nav className="flex flex-wrap justify-end gap-6 pt-5" aria-label={label}>
      {back && (
        <Link className={linkClass} to={back.to}>
          <Icon name="arrow-left" size="small" /> {back.text}
        </Link>
      )}
      {on && (
        <Link className={linkClass} to={on.to}>
          {on.text} <Icon name="arrow-right" size="small" />
        </Link>
      )}
    </nav>
  )
