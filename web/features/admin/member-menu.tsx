import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { ListedMember } from '#contract/members.ts'
import { pageUrls } from '#contract/page-urls.ts'
import { rareUrls } from '#contract/rare-urls.ts'
import * as t from '#texts/members.ts'
import { firstNameOf } from '#web/features/moderation/case/draft.ts'
import { closePopover } from '#web/ui/close-popover.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import {
  Menu,
  MenuItem,
  menuDangerClass,
  menuNoteClass,
  menuPartClass,
  useMenuChoice,
} from '#web/ui/menu.tsx'
import { adminSecurityQuery } from './admin-security.queries.ts'
import { actionsFor, type MemberAction, whyNothing } from './member-actions.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { RestrictDialog } from './restrict-dialog.tsx'

type Props = {
  member: ListedMember
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

const icons = {
  nameModerator: 'shield-check',
  endModerator: 'shield-check',
  endSessions: 'log-out',
  limit: 'clock',
  suspend: 'ban',
  liftLimit: 'check',
  liftSuspension: 'check',
} as const

/** The menu, open for as long as it is mounted, and the dialog after it. */
export function MemberMenu({ member, button, onClose }: Props) {
  const { choice: action, choose, onMenuClose } = useMenuChoice<MemberAction>(onClose)
  const name = firstNameOf(member.name)
  const links = [
    { to: pageUrls.chef(member.id), icon: 'user', text: t.memberPage(name) },
    { to: rareUrls.casesAbout(member.id), icon: 'flag', text: t.memberCases(name) },
    { to: rareUrls.adminLogOf(member.id), icon: 'history', text: t.memberLog(name) },
  ] as const
  const nothing = whyNothing(member)
  const actions = actionsFor(member)
  useQuery({ ...adminSecurityQuery, enabled: actions.includes('nameModerator') })
  const partClass = (index: number, more = '') => `${index === 0 ? menuPartClass : ''} ${more}`.trim()
  return (
    <>
      <Menu label={t.actionsAbout(member.name)} button={button} onClose={onMenuClose}>
        {links.map(({ to, icon, text }, index) => (
          <li key={to}>
            <Link to={to} onClick={closePopover} {...(index === 0 && { 'data-autofocus': true })}>
              <Icon name={icon} />
              {text}
            </Link>
          </li>
        ))}
        {nothing && <li className={partClass(0, menuNoteClass)}>{nothing}</li>}
        {actions.map((one, index) => (
          <MenuItem
            key={one}
            icon={icons[one]}
            className={partClass(index, one === 'suspend' ? menuDangerClass : '')}
            onChoose={() => choose(one)}
          >
            {t.actionNames[one]}
          </MenuItem>
        ))}
      </Menu>
      {action && <ActionDialog action={action} member={member} onClose={onClose} />}
    </>
  )
}

type DialogProps = { action: MemberAction; member: ListedMember; onClose: () => void }

function ActionDialog({ action, ...props }: DialogProps) {
  switch (action) {
    case 'limit':
    case 'suspend':
      return <RestrictDialog kind={action} {...props} />
    default:
      return <ReasonDialog action={action} {...props} />
  }
}
