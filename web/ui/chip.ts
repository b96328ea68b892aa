import styles from './chip.module.css'

/** One choice among some in a row. */
export const chipClass = styles.root

/** A choice in force, which a click takes away. */
export const removableChipClass = `${styles.root} ${styles.removable}`
