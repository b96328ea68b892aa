import styles from './text.module.css'

/** In the colour of its place. */
export const smallClass = styles.small

/** Beside the main text. */
export const mutedClass = styles.muted
export const smallMutedClass = styles.smallMuted

/** A count or a remark. */
export const faintClass = styles.faint

/** What a page is for, below its heading. */
export const introductionClass = styles.introduction
