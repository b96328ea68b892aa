import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import * as rows from '#contract/rows.ts'
import * as messages from '#texts/messages.ts'
import * as ui from '#texts/ui.ts'
import * as t from '#texts/users.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import type { CurrentUser } from '#web/api/foreign/current-user.ts'
import { invalidate } from '#web/api/query-client.ts'
import { currentUserKey, myRecipesKeys, recipesKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { acceptedPictures, inspectPicture } from '#web/features/media/picture-file.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { labelClass } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { hintClass } from '#web/ui/text.ts'
import { showToast } from '#web/ui/toast-queue.ts'
import styles from './avatar-picker.module.css'
import { faceCropUrl } from './face-crop-url.ts'

const AvatarCrop = lazyPart(() => import('./avatar-crop.tsx'), 'AvatarCrop')

type Props = { name: string; picture: string; children: React.ReactNode }

/** The member's picture, and the steps to change it: choose, crop, preview, save. `children` are between it and the button. */
export function AvatarPicker({ name, picture, children }: Props) {
  const [chosen, setChosen] = useObjectUrl()
  const [preview, setPreview] = useObjectUrl()
  const [fileError, setFileError] = useState<string>()
  const upload = useUploadAvatar()
  const flow = useFocusOnStepChange(preview !== undefined)

  const choose = async (file: File) => {
    const { problem } = await inspectPicture(file)
    setFileError(problem)
    upload.reset()
    if (problem === undefined) setChosen(file)
  }
  const save = () => {
    if (!preview) return
    upload.mutate(preview.blob, {
      onSuccess: () => {
        setPreview(undefined)
        showToast.success(t.pictureSaved)
      },
    })
  }
  return (
    <>
      <Avatar
        name={name}
        picture={preview?.url ?? faceCropUrl(picture)}
        size="large"
        className={styles.avatar}
      />
      {children}
      {preview ? (
        <div className={styles.step} ref={flow} role="status">
          <p className={labelClass}>{t.preview}</p>
          <p className={hintClass}>{t.pictureNotSavedYet}</p>
          <div className={styles.actions}>
            <Button look="primary" isBusy={upload.isPending} onClick={save}>
              {t.saveAvatar}
            </Button>
            <Button onClick={() => setPreview(undefined)}>{ui.cancel}</Button>
          </div>
        </div>
      ) : (
        <div className={styles.step} ref={flow}>
          <FileButton label={t.choosePicture} icon="camera" accept={acceptedPictures} onFile={choose} />
          <p className={`${hintClass} ${styles.kinds}`}>{t.pictureKinds}</p>
        </div>
      )}
      {(fileError || upload.isError) && (
        <div className={styles.failure}>
          <Note kind="error">
            {fileError ?? messages.avatarFailed}
            {upload.error && <Reason failure={upload.error} />}
          </Note>
        </div>
      )}
      {chosen && (
        <AvatarCrop
          picture={chosen}
          onCropped={avatar => {
            setPreview(avatar)
            setChosen(undefined)
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}

/** Shows what the server says about a picture that it refused. */
const Reason = ({ failure }: { failure: Error }) =>
  failure instanceof Refusal && failure.status < 500 && <p>{failure.sentence}</p>

/** The pressed button disappears with its step, so the focus moves to the first control of the next step. */
function useFocusOnStepChange(isPreview: boolean): RefObject<HTMLDivElement | null> {
  const flow = useRef<HTMLDivElement>(null)
  const previous = useRef(isPreview)
  useEffect(() => {
    if (previous.current === isPreview) return
    previous.current = isPreview
    flow.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [isPreview])
  return flow
}

type ObjectUrl = { blob: Blob; url: string }

/** Returns a file's object URL, which is revoked when another one replaces it. */
function useObjectUrl(): [ObjectUrl | undefined, (blob: Blob | undefined) => void] {
  const [objectUrl, setObjectUrl] = useState<ObjectUrl>()
  useEffect(() => () => URL.revokeObjectURL(objectUrl?.url ?? ''), [objectUrl])
  return [objectUrl, blob => setObjectUrl(blob && { blob, url: URL.createObjectURL(blob) })]
}

function useUploadAvatar() {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: (avatar: Blob) => {
      const body = new FormData()
      body.append('avatar', avatar, 'avatar.jpg')
      return call(rows.uploadAvatar, { body, credentials: 'include' })
    },
    onSuccess: ({ profilePicture }) => {
      queries.setQueryData<CurrentUser>(currentUserKey, known => known && { ...known, profilePicture })
      // Recipe cards show the picture, too.
      for (const queryKey of [recipesKey(), ...Object.values(myRecipesKeys)])
        invalidate(queries, { queryKey })
    },
  })
}

export const AvatarPickerSkeleton = () => <Skeleton className={`${styles.round} ${styles.avatar}`} />
