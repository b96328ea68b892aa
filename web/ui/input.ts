import styles from './input.module.css'

/** Where something is typed or chosen. */
export const inputClass = styles.root

/** An input for the digits of a code. */
export const codeDigitsClass = styles.digits

/** Around a search input and its magnifying glass. */
export const searchFieldClass = styles.search
