import { useRef, useState } from 'react'
import type { ListedMember } from '#contract/members.ts'
import { actionsAbout } from '#texts/members.ts'
import { DialogFailure } from '#web/ui/dialog-failure.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const MemberMenu = lazyPart(() => import('./member-menu.tsx'), 'MemberMenu', { Failure: DialogFailure })

/** The button at the end of a member's row. The menu and its dialogs are loaded when it is pressed. */
export function MemberButton({ member }: { member: ListedMember }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={iconButtonClass}
        aria-label={actionsAbout(member.name)}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="ellipsis" />
      </button>
      {isOpen && <MemberMenu member={member} button={button} onClose={() => setOpen(false)} />}
    </>
  )
}
