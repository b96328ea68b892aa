import type { ListedMember, MemberSort } from '#contract/members.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/admin-members.ts'
import { formatDate } from '#texts/format/date.ts'
import { formatNumber } from '#texts/format/number.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './member-table.module.css'

type Props = { members: ListedMember[]; sort: MemberSort; onSort: (sort: MemberSort) => void }

/** What only a few have stands out; all else is quiet. */
export const MemberTable = ({ members, sort, onSort }: Props) => (
  <table className={styles.root}>
    <thead>
      <tr>
        <SortHeader text={t.name} up="name" down="name-desc" sort={sort} onSort={onSort} />
        <th scope="col">{t.state}</th>
        <th scope="col" className={styles.number}>
          {t.recipes}
        </th>
        <SortHeader text={t.joined} up="oldest" down="newest" sort={sort} onSort={onSort} isNumber />
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
          <td>
            <State member={member} />
          </td>
          <td className={`${styles.number} ${member.recipes === 0 ? styles.zero : ''}`}>
            {formatNumber(member.recipes)}
          </td>
          <td className={styles.number}>{formatDate(new Date(member.joinedAt))}</td>
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

/** Pressed again, the other way round. */
function SortHeader({ text, up, down, sort, onSort, isNumber }: HeaderProps) {
  const isUp = sort === up
  const isSorted = isUp || sort === down
  const usual = isNumber ? down : up
  const other = isUp ? down : up
  const direction = isUp ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      className={isNumber ? styles.number : undefined}
      aria-sort={isSorted ? direction : undefined}
    >
      <button type="button" onClick={() => onSort(isSorted ? other : usual)}>
        {text}
        {isSorted && <Icon name={isUp ? 'arrow-up' : 'arrow-down'} size="small" />}
      </button>
    </th>
  )
}

function State({ member: { isSuspended, leavesAt, isVerified } }: { member: ListedMember }) {
  if (isSuspended)
    return (
      <span className={`${styles.state} ${styles.bad}`}>
        <Icon name="ban" />
        {t.suspended}
      </span>
    )
  if (leavesAt)
    return (
      <span className={styles.state}>
        <Icon name="log-out" />
        {t.leaves(new Date(leavesAt))}
      </span>
    )
  if (isVerified) return null
  return (
    <span className={styles.state}>
      <Icon name="mail" />
      {t.notConfirmed}
    </span>
  )
}
