import styles from './stars.module.css'

/** Radios side by side, drawn as stars: all up to the chosen one are filled. */
export const starsClass = styles.root
export const starClass = styles.star
