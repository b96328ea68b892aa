import styles from './kanga-band.module.css'
/** A cook's own cloth across the page, where the site draws one; the plain cloth until then, and everywhere else. */
export const KangaBand = ({ picture }: { picture: string | undefined }) => (
  <div className={styles.root} aria-hidden="true">
    {picture && <img src={picture} alt="" decoding="async" />}
  </div>
)
