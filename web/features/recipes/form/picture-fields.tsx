import { type ReactNode, useState } from 'react'
import * as t from '#texts/recipe-form.ts'
import { coverPlaceholderUrl } from '#web/features/media/derived-pictures.ts'
import { acceptedPictures } from '#web/features/media/picture-file.ts'
import { uploadFailureMessage, useUploadImage } from '#web/features/media/upload-image.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { hintClass } from '#web/ui/text.ts'
import styles from './picture-fields.module.css'
import { recipeError } from './recipe-errors.ts'
import type { RecipeForm } from './use-recipe-form.ts'
import { urlFieldProps } from './use-recipe-form.ts'

type Props = {
  form: RecipeForm
  /** Whether the backend accepts uploads and draws covers. */
  canUpload: boolean
  /** The address of the cover that has been drawn for this recipe. */
  coverUrl: string | undefined
  note?: ReactNode
}

/** A preview of the dish's picture, and the ways to fill the field: an address, a photo, or the drawn cover. */
export function PictureFields({ form, canUpload, coverUrl, note }: Props) {
  const upload = useUploadImage()
  const urlProps = urlFieldProps(form, 'image')
  const cover = coverUrl ?? coverPlaceholderUrl()
  const isCover = form.values.image === cover
  /** Changes the address and clears the message of an earlier upload. */
  const setImage = (image: string) => {
    upload.reset()
    form.setValue('image', image)
  }
  return (
    <div className={styles.root}>
      <PicturePreview
        image={form.values.image}
        isCoverPending={form.values.image === coverPlaceholderUrl()}
        note={note}
      />
      {canUpload && (
        <>
          <FileButton
            label={t.uploadPhoto}
            icon="image-up"
            accept={acceptedPictures}
            isBusy={upload.isPending}
            onFile={file => upload.mutate(file, { onSuccess: url => form.setValue('image', url) })}
          />
          <Button look="text" aria-pressed={isCover} onClick={() => setImage(cover)}>
            {t.useThisCover}
          </Button>
        </>
      )}
      <TextField
        {...urlProps}
        onChange={event => setImage(event.target.value)}
        error={upload.error ? uploadFailureMessage(upload.error) : urlProps.error}
        hint={canUpload ? t.imageHint : undefined}
      />
    </div>
  )
}

type Preview = { image: string; isCoverPending: boolean; note: ReactNode }

function PicturePreview({ image, isCoverPending, note }: Preview) {
  const [broken, setBroken] = useState<string>()
  const isShown = recipeError('image', image) === undefined && !isCoverPending && image !== broken
  return (
    <div>
      <div className={styles.frame}>
        {isShown ? (
          <img src={image} alt="" width={960} height={640} onError={() => setBroken(image)} />
        ) : (
          <Scene name="empty-plate" sizes="20rem" className={styles.cloth} />
        )}
      </div>
      <p className={`${hintClass} ${styles.hint}`} role="status">
        {isCoverPending && t.coverPending}
        {image !== '' && image === broken && t.noPictureThere}
        {image === '' && t.dishWillLieHere}
      </p>
      {note}
    </div>
  )
}
