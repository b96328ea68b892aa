import { useId } from 'react'
import type { ReceivedMessage } from '#contract/contact.ts'
import * as t from '#texts/admin.ts'
import { contactSubject } from '#texts/contact.ts'
import { formatDayAndTime, formatDayMonth } from '#texts/format/day.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { SmallButton, smallButtonClass } from '#web/ui/small-button.tsx'
import { State } from '#web/ui/state.tsx'
import styles from './message-list.module.css'
import { useMark } from './use-messages.ts'

export const MessageList = ({ messages }: { messages: ReceivedMessage[] }) => (
  <ul className={styles.root}>
    {messages.map(message => (
      <Message key={message.id} message={message} />
    ))}
  </ul>
)

/** A message, beside who wrote it and how to reach them. */
function Message({ message }: { message: ReceivedMessage }) {
  const { firstName, lastName, email, phoneNumber, inquiryType, createdAt, answeredAt } = message
  const nameId = useId()
  const mark = useMark(message.id)
  const subject = encodeURIComponent(t.replyTo(contactSubject(inquiryType)))
  return (
    <li>
      <article aria-labelledby={nameId}>
        <div className={styles.who}>
          <h2 id={nameId}>
            {firstName} {lastName}
          </h2>
          <p>{email}</p>
          <p>{phoneNumber}</p>
        </div>
        <div>
          <p className={styles.head}>
            <span className={styles.subject}>{inquiryType}</span>{' '}
            <time dateTime={createdAt}>{formatDayAndTime(new Date(createdAt))}</time>{' '}
            <span className={styles.state} role="status">
              {answeredAt !== null && (
                <State tone="good" icon="check">
                  {t.answeredOn(formatDayMonth(new Date(answeredAt)))}
                </State>
              )}
            </span>
          </p>
          <p className={styles.text}>{message.message}</p>
          <div className={styles.foot}>
            <a
              className={buttonClass({}, smallButtonClass)}
              href={`mailto:${email}?subject=${subject}`}
              aria-describedby={nameId}
            >
              {t.reply}
            </a>
            <SmallButton
              look="text"
              aria-describedby={nameId}
              isBusy={mark.isPending}
              onClick={() => mark.mutate(answeredAt === null)}
            >
              {answeredAt === null ? t.markAnswered : t.markNotAnswered}
            </SmallButton>
          </div>
        </div>
      </article>
    </li>
  )
}
