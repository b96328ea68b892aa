import { isWebAddress } from '#contract/web-address.ts'
import { isDerivedCover } from '#web/features/media/derived-pictures.ts'
import { RecipePicture } from '#web/features/recipes/recipe-picture.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './draft-picture.module.css'

type Props = { image: string; className?: string | undefined }

/** The draft's picture, or an empty place for one. A cover is drawn only when the draft is published. */
export const DraftPicture = ({ image, className = '' }: Props) =>
  isWebAddress(image) && !isDerivedCover(image, undefined) ? (
    <RecipePicture
      recipe={{ image, cover: undefined }}
      variant="line"
      className={`${styles.root} ${className}`}
    />
  ) : (
    <span className={`${styles.root} ${styles.none} ${className}`}>
      <Icon name="chef-hat" />
    </span>
  )
