import styles from './kanga-band.module.css'
/** A band of the cook's generated kanga pattern. The default pattern is shown until it has loaded, and if the backend draws none. */
export const KangaBand = ({ picture }: { picture: string | undefined }) => (
  <div className={styles.root} aria-hidden="true">
    {picture && <img src={picture} alt="" decoding="async" />}
  </div>
)
