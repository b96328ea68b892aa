import styles from './icon.module.css'
import type { Brand, IconName } from './icon-names.ts'
import sprite from './icons.svg'

type Props = { name: IconName; size?: 'small' | 'large'; className?: string | undefined }

/**
 * Always beside a text or inside something with a name of its own. The shapes (lucide, ISC) lie in one file that is
 * fetched once: inside the script they would weigh on every page, inside the HTML on every card.
 */
export const Icon = ({ name, size, className = '' }: Props) => (
  <svg className={`${styles.root} ${className}`} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
)

/** A company's mark (simple-icons, CC0): a filled shape instead of lines. */
export const BrandIcon = ({ brand }: { brand: Brand }) => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <use href={`${sprite}#${brand}`} />
  </svg>
)
