import { useState } from 'react'
import * as limits from '#contract/limits.ts'
import * as t from '#texts/second-factor.ts'
import { Refusal } from '#web/api/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Note } from '#web/ui/note.tsx'
import { SmallButton } from '#web/ui/small-button.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import type { FactorOwner } from './factor-owner.ts'
import styles from './second-factor-setting.module.css'
import { useWholeView } from './security-view.ts'
import { Setting, SettingFoot, ValueRow } from './setting.tsx'
import { useProvenMutation } from './use-proven-mutation.tsx'

const SecondFactorSetup = lazyPart(() => import('./second-factor-setup.tsx'), 'SecondFactorSetup')

type Props = { state: { since: string | null; recoveryCodesLeft: number }; owner: FactorOwner }

/** If the second factor is off, a way to set it up. If it is on, new codes and a way to switch it off. */
export const SecondFactorSetting = ({ state, owner }: Props) => (
  <Setting heading={t.secondFactor} note={t.secondFactorNote}>
    {state.since ? (
      <SwitchedOn owner={owner} since={new Date(state.since)} codesLeft={state.recoveryCodesLeft} />
    ) : (
      <SwitchedOff owner={owner} />
    )}
  </Setting>
)

function SwitchedOff({ owner }: { owner: FactorOwner }) {
  const view = useWholeView()
  const start = useProvenMutation({
    act: owner.start,
    Proof: owner.Proof,
    onSuccess: key => view.show(<SecondFactorSetup start={key} owner={owner} onClose={view.close} />),
  })
  return (
    <>
      <ValueRow value={t.off} detail={t.offNote}>
        <Button look="primary" isBusy={start.isPending} onClick={start.run}>
          {t.setItUp}
        </Button>
      </ValueRow>
      <RowFailure failure={start.failure} />
      {start.proof}
    </>
  )
}

type OnProps = { owner: FactorOwner; since: Date; codesLeft: number }

function SwitchedOn({ owner, since, codesLeft }: OnProps) {
  const [isAsking, setIsAsking] = useState(false)
  const view = useWholeView()
  const renew = useProvenMutation({
    act: owner.renewCodes,
    Proof: owner.Proof,
    onSuccess: start => {
      owner.onChanged()
      view.show(<SecondFactorSetup start={start} owner={owner} onClose={view.close} />)
    },
  })
  const remove = useProvenMutation({
    act: owner.remove,
    Proof: owner.Proof,
    onSuccess: () => {
      setIsAsking(false)
      showToast.success(t.switchedOff)
      owner.onChanged()
    },
  })
  return (
    <>
      <ValueRow
        value={
          <span className={styles.on}>
            <Icon name="shield-check" />
            {t.on}
          </span>
        }
        detail={t.onSince(since, codesLeft, limits.recoveryCodeCount)}
      >
        <SmallButton isBusy={renew.isPending} onClick={renew.run}>
          {t.newCodes}
        </SmallButton>
        <SmallButton onClick={() => setIsAsking(true)}>{t.switchOff}</SmallButton>
      </ValueRow>
      <RowFailure failure={renew.failure} />
      {renew.proof}
      {isAsking && !remove.proof && (
        <ConfirmDialog
          title={t.switchOffQuestion}
          text={t.switchOffExplained}
          confirm={t.switchOff}
          isBusy={remove.isPending}
          failure={remove.failure ? sentenceOf(remove.failure) : undefined}
          onConfirm={remove.run}
          onClose={() => setIsAsking(false)}
        />
      )}
      {remove.proof}
    </>
  )
}

const sentenceOf = (failure: Error): string =>
  (failure instanceof Refusal ? failure.sentence : undefined) ?? t.failed

const RowFailure = ({ failure }: { failure: Error | null }) =>
  failure && (
    <SettingFoot>
      <Note kind="error">{sentenceOf(failure)}</Note>
    </SettingFoot>
  )
