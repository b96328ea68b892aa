import styles from './text.module.css'

/** The class of text that only screen readers read. */
export const visuallyHiddenClass = styles.visuallyHidden

/** The class of small text in the colour of its surroundings. */
export const smallClass = styles.small

/** The classes of secondary text. */
export const mutedClass = styles.muted
export const smallMutedClass = styles.smallMuted

/** The class of a count or a remark. */
export const faintClass = styles.faint

/** The class of a small line beside a control. */
export const hintClass = styles.hint

/** The class of a line in capitals above a title: a place, a kind. */
export const overlineClass = styles.overline

/** The class of a page's purpose, below its heading. */
export const introductionClass = styles.introduction
