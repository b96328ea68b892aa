import styles from './will-read.module.css'

type Props = { caption: string; title: string; rule?: string | undefined; reason: string; meaning?: string }

/** A preview of what the member will be told. */
export const WillRead = ({ caption, title, rule, reason, meaning }: Props) => (
  <figure className={styles.root}>
    <figcaption>{caption}</figcaption>
    <blockquote>
      <p className={styles.title}>{title}</p>
      {rule && <p className={styles.more}>{rule}</p>}
      {reason.trim() && <p className={styles.reason}>{reason}</p>}
      {meaning && <p className={styles.more}>{meaning}</p>}
    </blockquote>
  </figure>
)
