import styles from './chip.module.css'

/** One choice of a row. */
export const chipClass = styles.root

/** An active filter, which a click removes. */
export const removableChipClass = `${styles.root} ${styles.removable}`
