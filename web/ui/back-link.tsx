import styles from './back-link.module.css'
import { Icon } from './icon.tsx'
import { PrefetchLink } from './link.tsx'

/** A link above a page's heading that leads to the parent page. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <PrefetchLink className={backLinkClass} to={to}>
    <Icon name="arrow-left" size="small" />
    {children}
  </PrefetchLink>
)

/** The class of a button that leads back. */
export const backLinkClass = styles.root
