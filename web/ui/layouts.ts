import styles from './layouts.module.css'

/** The column of a page's content. */
export const pageColumnClass = styles.page

/** The column of a page without a design of its own: with room above and below. */
export const roomyPageClass = `${styles.page} ${styles.roomy}`

/** A heading, and at the end of its line a count or a link. */
export const titleRowClass = styles.titleRow

/** Buttons beside each other. */
export const buttonRowClass = styles.buttonRow
