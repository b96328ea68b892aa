import { useRef, useState } from 'react'
import { moreAbout } from '#texts/more-menu.ts'
import { isOwnBackend } from '#web/api/own-backend.ts'
import { DialogFailure } from '#web/ui/dialog-failure.ts'
import { useFragmentTarget } from '#web/ui/focus/use-fragment-target.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { Published } from './published.ts'

const MoreMenu = lazyPart(() => import('./more-menu.tsx'), 'MoreMenu', { Failure: DialogFailure })

/** A button beside published content. The menu and its data are loaded when it is pressed. Other backends have no such menu. */
export function MoreButton(published: Published) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useFragmentTarget(button, published.fragment ?? '', { isLoaded: true })
  if (!isOwnBackend) return null
  return (
    <>
      <button
        ref={button}
        type="button"
        className={iconButtonClass}
        aria-label={moreAbout[published.about]}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="ellipsis" />
      </button>
      {isOpen && <MoreMenu {...published} button={button} onClose={() => setOpen(false)} />}
    </>
  )
}
