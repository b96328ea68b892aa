import { useEffect, useRef, useState } from 'react'
import * as t from '#texts/second-factor.ts'
import { UnsavedGuard } from '#web/features/users/unsaved-guard.tsx'
import { backLinkClass } from '#web/ui/back-link.tsx'
import { focusStart } from '#web/ui/focus/focus-start.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AppKey } from './app-key.tsx'
import { CodeCheck } from './code-check.tsx'
import type { FactorOwner } from './factor-owner.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor-setup.module.css'

/** The key of an app to set up, or new codes for an app that is set up already. */
type Start = { secret: string; uri: string } | { recoveryCodes: string[] }
type Props = { start: Start; owner: FactorOwner; onClose: () => void }

/** The setup, written like a recipe: what is needed, and three steps. */
export function SecondFactorSetup({ start, owner, onClose }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [codes, setCodes] = useState('recoveryCodes' in start ? start.recoveryCodes : undefined)
  useEffect(() => focusStart(root.current ?? document), [])
  const finish = (made: string[]) => {
    setCodes(made)
    owner.onChanged()
  }
  return (
    <div ref={root}>
      <header className={styles.head}>
        <button type="button" className={backLinkClass} hidden={codes !== undefined} onClick={onClose}>
          <Icon name="arrow-left" size="small" />
          {t.backToSecurity}
        </button>
        <h2 tabIndex={-1} data-autofocus>
          {t.setUpTitle}
        </h2>
        <p>{t.setUpText}</p>
      </header>
      <div className={styles.recipe}>
        <section>
          <h3>{t.youNeed}</h3>
          <ul className={styles.needs}>
            <li>{t.needDevice(<b key="count">1</b>)}</li>
            <li>{t.needMinutes(<b key="count">2</b>)}</li>
            <li>{t.needPlace(<b key="count">1</b>)}</li>
          </ul>
        </section>
        <section>
          <h3>{t.steps}</h3>
          <ol className={styles.steps}>
            <Step number="1" title={codes ? t.scanned : t.scan}>
              {codes ? <Done>{t.appKnows}</Done> : 'uri' in start && <AppKey appKey={start} />}
            </Step>
            <Step number="2" title={codes ? t.digitsRight : t.typeDigits}>
              {codes ? <Done>{t.factorOn}</Done> : <CodeCheck owner={owner} onConfirmed={finish} />}
            </Step>
            <Step number="3" title={codes ? t.keepThese : t.keepCodes} isToDo={!codes}>
              {codes ? (
                <RecoveryCodes codes={codes} email={owner.email} onDone={onClose} />
              ) : (
                <p className={styles.later}>{t.keepCodesLater}</p>
              )}
            </Step>
          </ol>
        </section>
      </div>
      {codes && <UnsavedGuard title={t.leaveQuestion} text={t.leaveExplained} />}
    </div>
  )
}

type StepProps = { number: string; title: string; isToDo?: boolean; children: React.ReactNode }

const Step = ({ number, title, isToDo = false, children }: StepProps) => (
  <li className={isToDo ? styles.toDo : undefined}>
    <span className={styles.number} aria-hidden="true">
      {number}
    </span>
    <div>
      <h4>{title}</h4>
      {children}
    </div>
  </li>
)

const Done = ({ children }: { children: string }) => (
  <p className={styles.done}>
    <Icon name="check" />
    {children}
  </p>
)
