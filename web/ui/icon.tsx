import styles from './icon.module.css'
import type { Brand, IconName } from './icon-names.ts'
import sprite from './icons.svg'

type Props = { name: IconName; size?: 'small' | 'large'; className?: string | undefined }

/**
 * An icon. Decorative: it is always beside a text or inside an element with an accessible name. The shapes (lucide, ISC) are in
 * one file that is fetched once. Inside the script they would add bytes to every page, inside the HTML to every card.
 */
export const Icon = ({ name, size, className = '' }: Props) => (
  <svg className={`${styles.root} ${className}`} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
)

/** A company's logo (simple-icons, CC0): a filled shape instead of lines. */
export const BrandIcon = ({ brand }: { brand: Brand }) => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <use href={`${sprite}#${brand}`} />
  </svg>
)
