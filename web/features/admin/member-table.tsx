import type { ListedMember, MemberSort } from '#contract/members.ts'
import { pageUrls } from '#contract/page-urls.ts'
import { formatDate } from '#texts/format/date.ts'
import { formatNumber } from '#texts/format/number.ts'
import * as t from '#texts/members.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { State } from '#web/ui/state.tsx'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import { MemberButton } from './member-button.tsx'
import styles from './member-table.module.css'

type Props = { members: ListedMember[]; sort: MemberSort; onSort: (sort: MemberSort) => void }

/** The table of members. Unusual facts stand out; everything else is subdued. */
export const MemberTable = ({ members, sort, onSort }: Props) => (
  <table className={styles.root}>
    <thead>
      <tr>
        <SortHeader text={t.name} up="name" down="name-desc" sort={sort} onSort={onSort} />
        <th scope="col" className={styles.wide}>
          {t.role}
        </th>
        <th scope="col">{t.state}</th>
        <th scope="col" className={`${styles.number} ${styles.wide}`}>
          {t.recipes}
        </th>
        <SortHeader text={t.joined} up="oldest" down="newest" sort={sort} onSort={onSort} isNumber />
        <th scope="col">
          <span className={visuallyHiddenClass}>{t.actions}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {members.map(member => (
        <tr key={member.id}>
          <td>
            <div className={styles.member}>
              <Avatar name={member.name} picture={member.profilePicture} size="small" />
              <div>
                <Link to={pageUrls.chef(member.id)}>{member.name}</Link>
                <small>{member.email}</small>
              </div>
            </div>
          </td>
          <td className={styles.wide}>
            <Role member={member} />
          </td>
          <td>
            <MemberState member={member} />
            {roleOf(member) !== 'member' && (
              <div className={styles.narrow}>
                <Role member={member} />
              </div>
            )}
          </td>
          <td className={`${styles.number} ${styles.wide} ${member.recipes === 0 ? styles.zero : ''}`}>
            {formatNumber(member.recipes)}
          </td>
          <td className={`${styles.number} ${styles.wide}`}>{formatDate(new Date(member.joinedAt))}</td>
          <td>
            <MemberButton member={member} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

type HeaderProps = Pick<Props, 'sort' | 'onSort'> & {
  text: string
  up: MemberSort
  down: MemberSort
  isNumber?: boolean
}

/** The header of a sortable column. A second press reverses the order. */
function SortHeader({ text, up, down, sort, onSort, isNumber }: HeaderProps) {
  const isUp = sort === up
  const isSorted = isUp || sort === down
  const usual = isNumber ? down : up
  const other = isUp ? down : up
  const direction = isUp ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      className={isNumber ? `${styles.number} ${styles.wide}` : undefined}
      aria-sort={isSorted ? direction : undefined}
    >
      <button type="button" onClick={() => onSort(isSorted ? other : usual)}>
        {text}
        {isSorted && <Icon name={isUp ? 'arrow-up' : 'arrow-down'} size="small" />}
      </button>
    </th>
  )
}

const roleOf = ({ administrator, isModerator }: ListedMember) =>
  administrator ? 'administrator' : isModerator ? 'moderator' : 'member'

const roleIcons = { moderator: 'shield-check', administrator: 'key-round' } as const

function Role({ member }: { member: ListedMember }) {
  const role = roleOf(member)
  if (role === 'member') return <span className={styles.zero}>{t.roles.member}</span>
  return (
    <span className={styles.role}>
      <Icon name={roleIcons[role]} />
      {t.roles[role]}
    </span>
  )
}

function MemberState({
  member: { isSuspended, restriction, leavesAt, isVerified },
}: {
  member: ListedMember
}) {
  if (isSuspended)
    return (
      <State tone="bad" icon="ban">
        {t.suspended}
      </State>
    )
  if (leavesAt)
    return (
      <State tone="calm" icon="log-out">
        {t.leaves(new Date(leavesAt))}
      </State>
    )
  if (restriction)
    return (
      <State tone="warm" icon="clock">
        {t.limitedTo(restriction.until === null ? null : new Date(restriction.until))}
      </State>
    )
  if (isVerified) return null
  return (
    <State tone="calm" icon="mail">
      {t.notConfirmed}
    </State>
  )
}
