import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react'

const swipePx = 60

const stepByKey: Record<string, number> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }

/** One place after the other, by button, arrow key or swipe. `last` is the place after the last step. */
export function useStepNavigation(endIndex: number, onStep: () => void) {
  const [stepIndex, setStepIndex] = useState(0)
  const touch = useRef<{ x: number; y: number }>(undefined)
  const moveBy = (step: number) => {
    setStepIndex(Math.min(Math.max(stepIndex + step, 0), endIndex))
    onStep()
  }

  const onTouchStart = ({ touches }: TouchEvent) => {
    const finger = touches[0]
    touch.current = finger && { x: finger.clientX, y: finger.clientY }
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0]
    if (!finger || !touch.current) return
    const [dx, dy] = [finger.clientX - touch.current.x, finger.clientY - touch.current.y]
    if (Math.abs(dx) > swipePx && Math.abs(dx) > 2 * Math.abs(dy)) moveBy(dx < 0 ? 1 : -1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepByKey[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    moveBy(step)
  }
  return { stepIndex, moveBy, onKeyDown, swipe: { onTouchStart, onTouchEnd } }
}
