import styles from './back-link.module.css'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** Above a page's heading: the page around it. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link className={styles.root} to={to}>
    <Icon name="arrow-left" size="small" />
    {children}
  </Link>
)
