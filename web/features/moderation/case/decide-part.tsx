import type { WholeCase } from '#contract/moderation.ts'
import { formatTimeOfDay } from '#texts/format/day.ts'
import * as t from '#texts/moderation-case.ts'
import type { Realm } from '#web/api/session.ts'
import { Button } from '#web/ui/button.tsx'
import { warmNoteClass } from '#web/ui/note.tsx'
import { TakeNext } from '../queue/take-next.tsx'
import { AppealForm } from './appeal-form.tsx'
import type { Claim } from './claim.ts'
import { decideId } from './claim-line.tsx'
import { decideFieldsClass } from './decide-fields.ts'
import { DecideForm } from './decide-form.tsx'
import styles from './decide-part.module.css'
import type { DraftProps } from './draft.ts'

type Props = DraftProps & {
  row: WholeCase
  realm: Realm
  claim: Claim
  isTaking: boolean
  onTake: () => void
  onDecided: () => void
}

/** The form for the moderator who has the case. Others see how to claim it. Once the case is decided, it leads to the next one. */
export function DecidePart({ claim, isTaking, onTake, ...props }: Props) {
  if (claim.kind === 'decided') return <TakeNext realm={props.realm} />
  const Form = props.row.stage === 'appeal' ? AppealForm : DecideForm
  const title = props.row.stage === 'appeal' ? t.decideAppeal : t.decide
  const takeButton = (words: string) => (
    <Button look="primary" isBusy={isTaking} onClick={onTake}>
      {words}
    </Button>
  )
  return (
    <section className={styles.root} id={decideId} aria-labelledby={`${decideId}-title`}>
      <h2 id={`${decideId}-title`}>{claim.kind === 'notYours' ? t.notYours : title}</h2>
      {claim.kind === 'notYours' && <p className={styles.text}>{t.whyNotYours[claim.why]}</p>}
      {claim.kind === 'others' && (
        <p className={styles.text}>{t.hasUntil(claim.name, formatTimeOfDay(new Date(claim.until)))}</p>
      )}
      {claim.kind === 'free' && (
        <>
          <p className={styles.text}>{t.takeThisText}</p>
          <div className={decideFieldsClass}>{takeButton(t.takeThis)}</div>
        </>
      )}
      {claim.kind === 'yours' && <Form {...props} />}
      {claim.kind === 'over' && (
        <Form
          {...props}
          instead={
            <>
              <p className={warmNoteClass}>{t.timeIsOver}</p>
              {takeButton(t.takeAgain)}
            </>
          }
        />
      )}
    </section>
  )
}
