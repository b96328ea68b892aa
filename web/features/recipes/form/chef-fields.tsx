import * as t from '#texts/recipe-form.ts'
import { acceptedPictures } from '#web/features/media/picture-file.ts'
import { uploadFailureMessage, useUploadImage } from '#web/features/media/upload-image.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import styles from './chef-fields.module.css'
import { FillButton, filledFieldClass } from './fill-button.tsx'
import { recipeError } from './recipe-errors.ts'
import type { Chef } from './recipe-form-values.ts'
import type { RecipeForm } from './use-recipe-form.ts'
import { recipeFieldProps, urlFieldProps } from './use-recipe-form.ts'

type Props = {
  form: RecipeForm
  canUpload: boolean
  /** The member, who is offered as the chef. */
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
      <div className={filledFieldClass}>
        <TextField {...recipeFieldProps(form, 'chefName')} />
        {member && (
          <FillButton
            icon="user"
            isUsed={chefName === member.chefName && chefImage === (member.chefImage ?? chefImage)}
            onUse={() => {
              upload.reset()
              form.setValues(member)
            }}
          >
            {member.chefImage ? t.useMyNameAndPicture : t.useMyName}
          </FillButton>
        )}
      </div>
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
      </div>
    </>
  )
}
