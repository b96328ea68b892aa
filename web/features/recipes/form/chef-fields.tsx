import { limits } from '#contract/limits.ts'
import { acceptedPictures } from '#web/features/media/picture-file.ts'
import { uploadFailure, useUploadImage } from '#web/features/media/use-upload-image.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { addressControl, recipeControl } from './recipe-control.ts'
import { recipeError } from './recipe-errors.ts'
import type { RecipeForm } from './use-recipe-form.ts'

/** Who cooked: a name, and a picture that is shown as it will stand on the card. */
export function ChefFields({ form, canUpload }: { form: RecipeForm; canUpload: boolean }) {
  const upload = useUploadImage()
  const { chefName, chefImage } = form.texts
  const picture = recipeError('chefImage', chefImage) ? undefined : chefImage
  const control = addressControl(form, 'chefImage')
  return (
    <>
      <TextField {...recipeControl(form, 'chefName')} maxLength={limits.maxNameLength} />
      <div className="chef-picture">
        <Avatar key={picture} name={chefName} picture={picture} size="medium" />
        <TextField
          {...control}
          onChange={event => {
            upload.reset()
            control.onChange(event)
          }}
          error={upload.error ? uploadFailure(upload.error) : control.error}
          maxLength={limits.maxUrlLength}
        />
        {canUpload && (
          <FileButton
            label="Upload"
            purpose="a chef image"
            icon="image-up"
            accept={acceptedPictures}
            isBusy={upload.isPending}
            onFile={file => upload.mutate(file, { onSuccess: url => form.write('chefImage', url) })}
          />
        )}
      </div>
    </>
  )
}
