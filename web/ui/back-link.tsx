import styles from './back-link.module.css'
import { Icon } from './icon.tsx'
import { PrefetchLink } from './link.tsx'

/** Above a page's heading: the page around it. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <PrefetchLink className={backLinkClass} to={to}>
    <Icon name="arrow-left" size="small" />
    {children}
  </PrefetchLink>
)

/** Of a button that leads back. */
export const backLinkClass = styles.root
