import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { usersMessages } from '#contract/messages.ts'
import { acceptedPictures, pictureFault } from '#web/features/media/picture-file.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Note } from '#web/ui/note.tsx'
import { notify } from '#web/ui/notify.ts'
import { faceCropped } from './face-cropped.ts'
import { useUploadAvatar } from './use-upload-avatar.ts'

const AvatarCrop = lazy(async () => ({ default: (await import('./avatar-crop.tsx')).AvatarCrop }))

/** Cut on this device, so only what can still be decoded here is the limit. */
const maxChosenBytes = 20_000_000

type Props = { name: string; picture: string; children: React.ReactNode }

/** The member's picture, and how it changes: choose, crop, look at it, save. `children` stand between it and the button. */
export function AvatarPicker({ name, picture, children }: Props) {
  const [chosen, setChosen] = useObjectUrl()
  const [preview, setPreview] = useObjectUrl()
  const [fault, setFault] = useState<string>()
  const upload = useUploadAvatar()
  const flow = useFocusPassedOn(preview !== undefined)

  const choose = (file: File) => {
    const found = pictureFault(file, maxChosenBytes)
    setFault(found)
    upload.reset()
    if (!found) setChosen(file)
  }
  const save = () => {
    if (!preview) return
    upload.mutate(preview.blob, {
      onSuccess: () => {
        setPreview(undefined)
        notify.success('Your picture is saved.')
      },
    })
  }
  return (
    <>
      <Avatar
        key={preview?.url ?? picture}
        name={name}
        picture={preview?.url ?? faceCropped(picture)}
        size="large"
      />
      {children}
      {preview ? (
        <div className="avatar-flow" ref={flow} role="status">
          <p className="field-label">Preview</p>
          <p className="hint">The picture changes once it is saved.</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button look="primary" isBusy={upload.isPending} onClick={save}>
              Save Avatar
            </Button>
            <Button onClick={() => setPreview(undefined)}>Cancel</Button>
          </div>
        </div>
      ) : (
        <div className="avatar-flow" ref={flow}>
          <FileButton label="Choose a picture" icon="camera" accept={acceptedPictures} onFile={choose} />
          <p className="hint mt-2">JPEG, PNG or WebP. Cropped to a square.</p>
        </div>
      )}
      {(fault || upload.isError) && (
        <div className="mt-3">
          <Note kind="error">{fault ?? usersMessages.avatarFailed}</Note>
        </div>
      )}
      {chosen && (
        <Suspense>
          <AvatarCrop
            picture={chosen.url}
            onCropped={avatar => {
              setPreview(avatar)
              setChosen(undefined)
            }}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The button that was pressed goes with its part of the flow: the focus goes on to the first of the next part. */
function useFocusPassedOn(isPreview: boolean): RefObject<HTMLDivElement | null> {
  const flow = useRef<HTMLDivElement>(null)
  const was = useRef(isPreview)
  useEffect(() => {
    if (was.current === isPreview) return
    was.current = isPreview
    flow.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [isPreview])
  return flow
}

type Held = { blob: Blob; url: string }

/** A file with an address of its own, which the browser holds until another one takes its place. */
function useObjectUrl(): [Held | undefined, (blob: Blob | undefined) => void] {
  const [held, setHeld] = useState<Held>()
  useEffect(() => () => URL.revokeObjectURL(held?.url ?? ''), [held])
  return [held, blob => setHeld(blob && { blob, url: URL.createObjectURL(blob) })]
}
