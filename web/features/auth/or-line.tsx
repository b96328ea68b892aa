import { or } from '#texts/auth.ts'
import styles from './or-line.module.css'

/** Above the other ways in; of several in one form the first is shown. */
export const OrLine = () => <p className={styles.root}>{or}</p>
