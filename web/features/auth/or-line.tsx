import { or } from '#texts/auth.ts'
import styles from './or-line.module.css'

/** The line above the other ways in. If a form has several, only the first is shown. */
export const OrLine = () => <p className={styles.root}>{or}</p>
