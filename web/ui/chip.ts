import styles from './chip.module.css'

/** The class of one choice in a row of chips. */
export const chipClass = styles.root

/** The class of an active filter, which a click removes. */
export const removableChipClass = `${styles.root} ${styles.removable}`
