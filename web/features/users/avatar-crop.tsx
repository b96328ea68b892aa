import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import * as limits from '#contract/limits.ts'
import * as actions from '#texts/actions.ts'
import * as t from '#texts/avatar.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormActions } from '#web/ui/form-actions.tsx'
import { hintClass } from '#web/ui/hint.ts'
import { Note } from '#web/ui/note.tsx'
import { Range } from '#web/ui/range.tsx'
import styles from './avatar-crop.module.css'
import 'react-easy-crop/react-easy-crop.css'

type Props = {
  /** The chosen file's object URL. */
  picture: string
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
  const [isUnreadable, setIsUnreadable] = useState(false)

  const applyCrop = () => {
    if (square) cropPicture(picture, square).then(onCropped, () => setIsUnreadable(true))
  }
  return (
    <Dialog titleId={titleId} isSmall onClose={onClose}>
      <h2 className="text-title-md" id={titleId}>
        {t.cropPicture}
      </h2>
      <p className={`${hintClass} mt-1 mb-4`}>{t.howToCrop}</p>
      {isUnreadable ? (
        <Note kind="error">{t.unreadable}</Note>
      ) : (
        <div className={styles.area}>
          <Cropper
            image={picture}
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
            mediaProps={{ onError: () => setIsUnreadable(true) }}
            cropperProps={{ role: 'group', 'aria-label': t.cropArea }}
          />
        </div>
      )}
      <label className="font-semibold text-sm mt-4 block" htmlFor={zoomId}>
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
      <FormActions className="mt-4">
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button look="primary" disabled={isUnreadable || !square} onClick={applyCrop}>
          {t.useThisPart}
        </Button>
      </FormActions>
    </Dialog>
  )
}

/** A square of the picture, in the picture's own pixels. */
type Square = { x: number; y: number; width: number; height: number }

const quality = 0.92

/** Cuts the square out of the picture and makes it 128 × 128. */
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
