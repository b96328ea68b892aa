import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { coverOnSave } from '#web/features/media/derived-pictures.ts'
import { acceptedPictures } from '#web/features/media/picture-file.ts'
import { uploadFailure, useUploadImage } from '#web/features/media/use-upload-image.ts'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { addressControl } from './recipe-control.ts'
import { recipeError } from './recipe-errors.ts'
import type { RecipeForm } from './use-recipe-form.ts'

type Props = {
  form: RecipeForm
  /** The backend takes uploads and draws covers. */
  canUpload: boolean
  /** The address of the cover that is already drawn for this recipe. */
  drawnCover: string | undefined
}

/** The dish's picture as it is typed, and the ways to fill the field: an address, a photo, the cover that we draw. */
export function PictureFields({ form, canUpload, drawnCover }: Props) {
  const upload = useUploadImage()
  const control = addressControl(form, 'image')
  const cover = drawnCover ?? coverOnSave()
  const isCover = form.texts.image === cover
  /** Whatever an earlier upload had to say is of no more concern. */
  const fill = (image: string) => {
    upload.reset()
    form.write('image', image)
  }
  return (
    <div className="recipe-picture">
      <PicturePreview image={form.texts.image} isDrawnLater={form.texts.image === coverOnSave()} />
      {canUpload && (
        <>
          <FileButton
            label="Upload a photo"
            icon="image-up"
            accept={acceptedPictures}
            isBusy={upload.isPending}
            onFile={file => upload.mutate(file, { onSuccess: url => form.write('image', url) })}
          />
          <Button look="text" aria-pressed={isCover} onClick={() => fill(cover)}>
            Use this cover
          </Button>
        </>
      )}
      <TextField
        {...control}
        onChange={event => fill(event.target.value)}
        error={upload.error ? uploadFailure(upload.error) : control.error}
        hint={
          canUpload
            ? 'A cover is laid from your title, ingredients, country and diet. Either button fills this field.'
            : undefined
        }
        maxLength={limits.maxUrlLength}
      />
    </div>
  )
}

type Preview = { image: string; isDrawnLater: boolean }

function PicturePreview({ image, isDrawnLater }: Preview) {
  const [broken, setBroken] = useState<string>()
  const isShown = recipeError('image', image) === undefined && !isDrawnLater && image !== broken
  return (
    <div>
      <div className="picture">
        {isShown ? (
          <img src={image} alt="" width={960} height={640} onError={() => setBroken(image)} />
        ) : (
          <Scene name="empty-plate" sizes="20rem" className="recipe-picture-cloth" />
        )}
      </div>
      <p className="hint mt-2" role="status">
        {isDrawnLater && 'Your cover is drawn when you save.'}
        {image !== '' && image === broken && 'There is no picture at this address.'}
        {image === '' && 'Your dish will lie here.'}
      </p>
    </div>
  )
}
