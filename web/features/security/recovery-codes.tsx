import { useId, useState } from 'react'
import * as t from '#texts/second-factor.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { checkboxClass } from '#web/ui/checkbox.ts'
import { FieldError } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { buttonRowClass } from '#web/ui/layouts.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './recovery-codes.module.css'

type Props = { codes: string[]; email: string; onDone: () => void }

/** Ten codes, shown once, to save, print or copy. The dialog can be finished only after the member confirms that the codes are kept. */
export function RecoveryCodes({ codes, email, onDone }: Props) {
  const errorId = useId()
  const [isKept, setIsKept] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const title = t.codesOf(location.host, email, new Date())
  const text = `${title}\n\n${codes.join('\n')}\n`
  return (
    <>
      <p className={styles.once}>{t.worksOnce}</p>
      <div className={styles.alone}>
        <p className={styles.title}>{title}</p>
        <ol className={styles.codes}>
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className={`${buttonRowClass} ${styles.actions}`}>
        <a
          className={buttonClass()}
          download={t.fileName}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <Icon name="download" />
          {t.save}
        </a>
        <Button onClick={() => print()}>
          <Icon name="printer" />
          {t.print}
        </Button>
        <CopyButton text={text} />
      </div>
      <label className={styles.kept}>
        <input
          type="checkbox"
          className={checkboxClass}
          checked={isKept}
          aria-describedby={isAsked && !isKept ? errorId : undefined}
          onChange={event => setIsKept(event.target.checked)}
        />
        <span>{t.haveKept}</span>
      </label>
      {isAsked && !isKept && <FieldError id={errorId}>{t.tickFirst}</FieldError>}
      <Button look="primary" className={styles.done} onClick={() => (isKept ? onDone() : setIsAsked(true))}>
        {t.done}
      </Button>
    </>
  )
}
