import { formatTimeOfDay } from '#texts/format/day.ts'
import * as t from '#texts/moderation-case.ts'
import { Icon } from '#web/ui/icon.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { SmallButton } from '#web/ui/small-button.tsx'
import { State } from '#web/ui/state.tsx'
import { dueState } from '../due.ts'
import { type Claim, fewMinutes } from './claim.ts'
import styles from './claim-line.module.css'

type Props = {
  claim: Claim
  dueAt: string
  isBusy: boolean
  onTake: () => void
  onGiveBack: () => void
}

/** The id of the form, to which the line links on a phone. */
export const decideId = 'decide'

/** Who has the case and until when, and when it is due. */
export function ClaimLine({ claim, dueAt, isBusy, onTake, onGiveBack }: Props) {
  const due = dueState(dueAt)
  return (
    <div className={styles.root}>
      <span role="status">
        <ClaimState claim={claim} isBusy={isBusy} onTake={onTake} />
      </span>
      {claim.kind !== 'decided' && (
        <State tone={due.tone} icon={due.icon}>
          {due.words}
        </State>
      )}
      {claim.kind === 'yours' && (
        <>
          <SmallButton className={styles.end} isBusy={isBusy} onClick={onGiveBack}>
            {t.giveBack}
          </SmallButton>
          <a className={styles.jump} href={`#${decideId}`}>
            {t.goToDecide}
            <Icon name="arrow-down" size="small" />
          </a>
        </>
      )}
    </div>
  )
}

function ClaimState({ claim, isBusy, onTake }: Pick<Props, 'claim' | 'isBusy' | 'onTake'>) {
  const again = (words: string) => (
    <button type="button" className={linkClass} aria-busy={isBusy || undefined} onClick={onTake}>
      {words}
    </button>
  )
  switch (claim.kind) {
    case 'decided':
      return (
        <State tone="good" icon="check">
          {t.isDecided}
        </State>
      )
    case 'yours':
      return claim.minutesLeft <= fewMinutes ? (
        <State tone="warm" icon="lock">
          {t.minutesLeft(claim.minutesLeft)} {again(t.keepIt)}
        </State>
      ) : (
        <State tone="good" icon="lock">
          {t.yoursUntil(formatTimeOfDay(new Date(claim.until)))}
        </State>
      )
    case 'others':
      return (
        <State tone="calm" icon="users">
          {t.hasUntil(claim.name, formatTimeOfDay(new Date(claim.until)))}
        </State>
      )
    case 'over':
      return (
        <State tone="warm" icon="hourglass">
          {t.timeIsOver} {again(t.takeAgain)}
        </State>
      )
    default:
      return (
        <State tone="calm" icon="users">
          {t.nobodyHasIt}
        </State>
      )
  }
}
