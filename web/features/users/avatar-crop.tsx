import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import * as limits from '#contract/limits.ts'
import { cannotShrink } from '#texts/media.ts'
import * as ui from '#texts/ui.ts'
import * as t from '#texts/users.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { labelClass } from '#web/ui/field.tsx'
import { FormActions } from '#web/ui/form-actions.tsx'
import { Note } from '#web/ui/note.tsx'
import { Range } from '#web/ui/range.tsx'
import { hintClass } from '#web/ui/text.ts'
import styles from './avatar-crop.module.css'
import 'react-easy-crop/react-easy-crop.css'

type Props = {
  /** The chosen file and its object URL. */
  picture: { blob: Blob; url: string }
  onCropped: (avatar: Blob) => void
  onClose: () => void
}

const maxZoom = 4
const keyboardStepPx = 4

/** Chooses the square that becomes the avatar: by dragging, by the arrow keys, and with a slider for the zoom. */
export function AvatarCrop({ picture, onCropped, onClose }: Props) {
  const titleId = useId()
  const zoomId = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [square, setSquare] = useState<Square>()
  const [isUnshowable, setIsUnshowable] = useState(false)

  const applyCrop = () => {
    if (square) cropPicture(picture.url, square).then(onCropped, () => setIsUnshowable(true))
  }
  if (isUnshowable) return <UseWhole picture={picture} onCropped={onCropped} onClose={onClose} />
  return (
    <Dialog titleId={titleId} isSmall onClose={onClose}>
      <h2 id={titleId}>{t.cropPicture}</h2>
      <p className={`${hintClass} ${styles.hint}`}>{t.howToCrop}</p>
      <div className={styles.area}>
        <Cropper
          image={picture.url}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={keyboardStepPx}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setSquare(pixels)}
          mediaProps={{ onError: () => setIsUnshowable(true) }}
          cropperProps={{ role: 'group', 'aria-label': t.cropArea }}
        />
      </div>
      <label className={`${labelClass} ${styles.zoom}`} htmlFor={zoomId}>
        {t.zoom}
      </label>
      <Range
        id={zoomId}
        min={1}
        max={maxZoom}
        step={0.05}
        value={zoom}
        onChange={event => setZoom(Number(event.target.value))}
      />
      <FormActions className={styles.actions}>
        <Button onClick={onClose}>{ui.cancel}</Button>
        <Button look="primary" disabled={!square} onClick={applyCrop}>
          {t.useThisPart}
        </Button>
      </FormActions>
    </Dialog>
  )
}

/** Shown if the browser cannot display the picture. The server accepts it as it is, or says why not. */
function UseWhole({ picture, onCropped, onClose }: Props) {
  const titleId = useId()
  const isTooLarge = picture.blob.size > limits.maxUploadBytes
  return (
    <Dialog titleId={titleId} isSmall onClose={onClose}>
      <h2 className={styles.title} id={titleId}>
        {t.cropPicture}
      </h2>
      {isTooLarge ? (
        <Note kind="error">{cannotShrink(limits.maxUploadBytes / 1e6)}</Note>
      ) : (
        <p role="status">{t.cannotBeShown}</p>
      )}
      <FormActions className={styles.actions}>
        <Button onClick={onClose}>{ui.cancel}</Button>
        {!isTooLarge && (
          <Button look="primary" onClick={() => onCropped(picture.blob)}>
            {t.useWhole}
          </Button>
        )}
      </FormActions>
    </Dialog>
  )
}

/** A square of the picture, in the picture's own pixels. */
type Square = { x: number; y: number; width: number; height: number }

const quality = 0.92

/** Cuts the square out of the picture and scales it to 128 × 128. */
async function cropPicture(url: string, square: Square): Promise<Blob> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = limits.avatarPx
  canvas.height = limits.avatarPx
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, limits.avatarPx, limits.avatarPx)
  const { x, y, width, height } = square
  context.drawImage(image, x, y, width, height, 0, 0, limits.avatarPx, limits.avatarPx)
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', quality))
  if (!blob) throw new Error('The picture could not be cut')
  return blob
}
