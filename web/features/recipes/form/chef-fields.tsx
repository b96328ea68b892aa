import * as t from '#texts/recipe-form.ts'
import { acceptedPictures } from '#web/features/media/picture-file.ts'
import { uploadFailureMessage, useUploadImage } from '#web/features/media/upload-image.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import styles from './chef-fields.module.css'
import { recipeError } from './recipe-errors.ts'
import type { Chef } from './recipe-form-values.ts'
import type { RecipeForm } from './use-recipe-form.ts'
import { recipeFieldProps, urlFieldProps } from './use-recipe-form.ts'

type Props = {
  form: RecipeForm
  canUpload: boolean
  /** The member, offered as the chef. */
  member: Chef | undefined
}

/** The chef's name and picture, previewed as on the card. */
export function ChefFields({ form, canUpload, member }: Props) {
  const upload = useUploadImage()
  const { chefName, chefImage } = form.values
  const picture = recipeError('chefImage', chefImage) ? undefined : chefImage
  const urlProps = urlFieldProps(form, 'chefImage')
  return (
    <>
      <TextField {...recipeFieldProps(form, 'chefName')} />
      <div className={styles.picture}>
        <Avatar name={chefName} picture={picture} size="medium" className={styles.avatar} />
        <TextField
          {...urlProps}
          onChange={event => {
            upload.reset()
            urlProps.onChange(event)
          }}
          error={upload.error ? uploadFailureMessage(upload.error) : urlProps.error}
        />
        {canUpload && (
          <FileButton
            {...t.uploadChefImage}
            icon="image-up"
            accept={acceptedPictures}
            isBusy={upload.isPending}
            onFile={file => upload.mutate(file, { onSuccess: url => form.setValue('chefImage', url) })}
          />
        )}
        {member && (
          <Button
            look="text"
            className={styles.member}
            aria-pressed={chefName === member.chefName && chefImage === (member.chefImage ?? chefImage)}
            onClick={() => {
              upload.reset()
              form.setValues(member)
            }}
          >
            {member.chefImage ? t.useMyNameAndPicture : t.useMyName}
          </Button>
        )}
      </div>
    </>
  )
}
