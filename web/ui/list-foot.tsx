import { showMore } from '#texts/ui.ts'
import { Button } from './button.tsx'
import styles from './list-foot.module.css'

type Props = {
  /** How many of how many rows are shown, if that is known. */
  shown?: string | undefined
  isBusy: boolean
  onMore: () => void
}

/** The foot of a list that has more rows than are shown. */
export const ListFoot = ({ shown, isBusy, onMore }: Props) => (
  <div className={styles.root}>
    {shown && <p>{shown}</p>}
    <Button isBusy={isBusy} onClick={onMore}>
      {showMore}
    </Button>
  </div>
)
