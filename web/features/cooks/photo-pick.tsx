import * as t from '#texts/cooks.ts'
import { Refusal } from '#web/api/failure.ts'
import { acceptedPictures } from '#web/features/media/picture-file.ts'
import { useUploadImage } from '#web/features/media/upload-image.ts'
import { RecipePicture } from '#web/features/recipes/recipe-picture.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Note } from '#web/ui/note.tsx'
import { hintClass } from '#web/ui/text.ts'
import styles from './photo-pick.module.css'

type Props = { photo: string; isPrivate: boolean; onPick: (photo: string) => void }

export function PhotoPick({ photo, isPrivate, onPick }: Props) {
  const upload = useUploadImage()
  const { error } = upload
  return (
    <div>
      <p className={styles.label}>{t.photo}</p>
      <div className={styles.root} data-empty={photo === '' || undefined}>
        {photo !== '' && (
          <RecipePicture key={photo} recipe={{ image: photo }} variant="latest" className={styles.picture} />
        )}
        <div>
          <FileButton
            label={photo === '' ? t.choosePhoto : t.anotherPhoto}
            icon="image-up"
            accept={acceptedPictures}
            isBusy={upload.isPending}
            onFile={file => upload.mutate(file, { onSuccess: onPick })}
          />
          {!isPrivate && <p className={hintClass}>{t.everyoneSees}</p>}
          {photo !== '' && (
            <button type="button" className={styles.remove} onClick={() => onPick('')}>
              {t.removePhoto}
            </button>
          )}
        </div>
      </div>
      {error && (
        <Note kind="error">
          {error instanceof Refusal && error.status < 500 && error.sentence ? error.sentence : t.photoFailed}
        </Note>
      )}
    </div>
  )
}
