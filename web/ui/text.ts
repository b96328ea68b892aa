import styles from './text.module.css'

/** Only screen readers read it. */
export const visuallyHiddenClass = styles.visuallyHidden

/** Small, in the colour of its place. */
export const smallClass = styles.small

/** Beside the main text. */
export const mutedClass = styles.muted
export const smallMutedClass = styles.smallMuted

/** A count or a remark. */
export const faintClass = styles.faint

/** A small line beside a control. */
export const hintClass = styles.hint

/** In capitals above a title: a place, a kind. */
export const overlineClass = styles.overline

/** What a page is for, below its heading. */
export const introductionClass = styles.introduction
