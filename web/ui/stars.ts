import styles from './stars.module.css'

/** The class of radio buttons drawn as stars side by side. All stars up to the chosen one are filled. */
export const starsClass = styles.root
export const starClass = styles.star
