import { pageUrls, ruleFragment } from '#contract/page-urls.ts'
import { formatFullDate } from '#texts/format/time.ts'
import * as t from '#texts/notifications.ts'
import { quoted } from '#texts/ui.ts'
import type { Notification, Report } from '#web/api/foreign/notification.ts'
import { Link, linkClass } from '#web/ui/link.tsx'

/**
 * The outcome of a report: which thing it was and whose, the rule, the reason, and what follows. An older backend sends only the
 * rule and the reason.
 */
export function ToldReport({ rule, reason, report }: NonNullable<Notification['site']>) {
  const what = report ? t.whatOf(report.kind, report) : ''
  const named = rule ?? report?.rule
  const sentence = rule ? t.byRule : t.reportedForRule
  return (
    <>
      {report?.path && what ? (
        <Link className={linkClass} to={report.path}>
          {what}
        </Link>
      ) : (
        what
      )}
      {named && (
        <>
          {sentence(what !== '', named.number)}
          <RuleLink {...named} />.{' '}
        </>
      )}
      {[reason && quoted(reason), report && (reason ? whatFollows(report) : whenDecided(report))]
        .filter(Boolean)
        .join(' ')}
    </>
  )
}

const RuleLink = ({ number, name }: Report['rule']) => (
  <Link className={linkClass} to={`${pageUrls.rules}#${ruleFragment(number)}`}>
    {name}
  </Link>
)

function whatFollows({ member, isMemberTold, appealUntil }: Report): string {
  if (!isMemberTold) return t.thanks
  const [firstName = ''] = member.split(' ')
  return Date.parse(appealUntil) > Date.now() ? t.mayAppeal(firstName) : t.wasTold(firstName)
}

/** Says by when it will be decided. If the moderators are late, it names no day. */
const whenDecided = ({ dueAt }: Report): string =>
  Date.parse(dueAt) > Date.now() ? t.readOutcomeBy(formatFullDate(new Date(dueAt))) : t.readOutcome
