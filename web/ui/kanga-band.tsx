import styles from './kanga-band.module.css'
/** A band of the cook's generated kanga pattern, where the site draws one; the default pattern until then and elsewhere. */
export const KangaBand = ({ picture }: { picture: string | undefined }) => (
  <div className={styles.root} aria-hidden="true">
    {picture && <img src={picture} alt="" decoding="async" />}
  </div>
)
