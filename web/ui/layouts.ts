import styles from './layouts.module.css'

/** The class of the column that holds a page's content. */
export const pageColumnClass = styles.page

/** The same column with room above and below, for a page without a design of its own. */
export const roomyPageClass = `${styles.page} ${styles.roomy}`

/** The class of a heading with a count or a link at the end of its line. */
export const titleRowClass = styles.titleRow

/** The class of buttons side by side. */
export const buttonRowClass = styles.buttonRow
