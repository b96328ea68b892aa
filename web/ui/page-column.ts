import styles from './page-column.module.css'

/** The column of a page's content. */
export const pageColumnClass = styles.root

/** The column of a page without a design of its own: with room above and below. */
export const roomyPageClass = `${styles.root} ${styles.roomy}`
