import { direction } from '#texts/language.ts'
import * as t from '#texts/ui.ts'
// Imported before our own style sheet, which overrides it.
import 'react-toastify/ReactToastify.css'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type CloseButtonProps, ToastContainer, type ToastContentProps, toast } from 'react-toastify/unstyled'
import * as limits from '#contract/limits.ts'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.ts'
import { avoidObscuringFocus } from './races/focus-not-obscured.ts'
import { createTopLayerPortal } from './races/top-layer-portal.ts'
import { type Toast, toastQueue } from './toast-queue.ts'
import styles from './toaster.module.css'

const icons = {
  success: <Icon name="circle-check" />,
  error: <Icon name="circle-alert" />,
  info: <Icon name="circle-alert" />,
}

type TimerProps = ToastContentProps & Pick<Toast, 'closeAfterMs'>

const show = ({ kind, sentence, closeAfterMs }: Toast) => {
  const content = (props: ToastContentProps) => (
    <>
      {sentence}
      <Timer {...props} closeAfterMs={closeAfterMs} />
    </>
  )
  toast(content, { type: kind, icon: icons[kind], autoClose: closeAfterMs, customProgressBar: true })
}

/** Shows the toasts. The code is loaded with the first one. */
export function Toaster() {
  const [layer] = useState(createTopLayerPortal)
  useEffect(() => layer.stayOnTop(), [layer])
  useEffect(() => avoidObscuringFocus(layer.element, '.Toastify__toast'), [layer])
  useEffect(() => toastQueue.connect(show), [])
  return createPortal(
    <ToastContainer
      position={direction === 'rtl' ? 'top-left' : 'top-right'}
      rtl={direction === 'rtl'}
      autoClose={limits.toastMs}
      draggable
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      closeButton={CloseButton}
      aria-label={t.toasts}
    />,
    layer.element,
  )
}

/** Replaces the library's progress bar, whose name is in English. A toast closes when the animation ends. */
const Timer = ({ closeToast, isPaused, toastProps: { type, rtl }, closeAfterMs }: TimerProps) => (
  <div className="Toastify__progress-bar--wrp">
    <div
      role="progressbar"
      aria-label={t.toastTimer}
      className={`Toastify__progress-bar Toastify__progress-bar--animated Toastify__progress-bar--${type} ${rtl ? 'Toastify__progress-bar--rtl' : ''}`}
      style={{ animationDuration: `${closeAfterMs}ms`, animationPlayState: isPaused ? 'paused' : 'running' }}
      onAnimationEnd={() => closeToast()}
    />
  </div>
)

const CloseButton = ({ closeToast }: CloseButtonProps) => (
  <button
    type="button"
    className={`${iconButtonClass} ${styles.close}`}
    aria-label={t.close}
    onClick={closeToast}
  >
    <Icon name="x" />
  </button>
)
