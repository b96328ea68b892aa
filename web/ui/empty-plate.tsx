import styles from './empty-plate.module.css'
import { Scene } from './scene.tsx'

/** The picture for a place with nothing to show. */
export const EmptyPlate = ({ sizes }: { sizes: string }) => (
  <Scene name="empty-plate" sizes={sizes} className={styles.root} />
)
