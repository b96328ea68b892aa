import styles from './input.module.css'

/** The class of a field for typing or choosing. */
export const inputClass = styles.root

/** The class of an input for the digits of a code. */
export const codeDigitsClass = styles.digits

/** The class around a search input and its magnifying glass. */
export const searchFieldClass = styles.search
