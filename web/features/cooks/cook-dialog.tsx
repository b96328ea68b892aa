import { useEffect, useId, useRef, useState } from 'react'
import * as t from '#texts/cooks.ts'
import * as ui from '#texts/ui.ts'
import { Refusal } from '#web/api/failure.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, fromBelowClass } from '#web/ui/dialog.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { focusStart } from '#web/ui/focus/focus-start.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { Note, noteActionClass } from '#web/ui/note.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { ChangesStep } from './changes-step.tsx'
import styles from './cook-dialog.module.css'
import { type CookValues, firstValues, valuesOf } from './cook-values.ts'
import type { Cook } from './cooks.queries.ts'
import { DeleteCook } from './delete-cook.tsx'
import { HowStep } from './how-step.tsx'
import { MoreStep } from './more-step.tsx'
import { type Mistake, mistakesIn, type Step } from './steps.ts'
import { tellChanges } from './tell-changes.ts'
import { useSaveCook } from './use-save-cook.ts'

type CookedRecipe = {
  /** Undefined while the recipe cannot be seen. */
  id?: string | undefined
  title: string
  /** Undefined if only the diary entry is known. */
  ingredients?: string
  /** Undefined for the first version, which has no number. */
  version?: number | undefined
  /** The stars that the member gave before. */
  myRating?: number | undefined
  author?: Recipe['author']
  /** If set, nobody else sees what is entered. */
  blockedBy?: Recipe['blockedBy']
}

type Props = {
  /** The recipe has no id if it cannot be seen. Its lines are set if they are known. */
  recipe: CookedRecipe
  /** For how many minutes cook mode was open. */
  minutes?: number | undefined
  /** The diary entry that is changed. */
  cook?: Cook | undefined
  onClose: () => void
}

/** Saves at the end of the first step. The later steps add to it. A failure leaves everything that was entered. */
export function CookDialog({ recipe, minutes, cook, onClose }: Props) {
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState<Step>('how')
  const [isChecked, setIsChecked] = useState(false)
  const [entered, setEntered] = useState(() =>
    cook ? valuesOf(cook) : firstValues(recipe.myRating, minutes),
  )
  const values = { ...entered, isPrivate: entered.isPrivate || recipe.blockedBy !== undefined }
  const [savedChanges, setSavedChanges] = useState(values.changes)
  const save = useSaveCook({ recipeId: recipe.id, version: recipe.version, cook })
  const mistakes = mistakesIn(step, values)
  // A photo may arrive while something is typed.
  const change = (changed: Partial<CookValues>) => setEntered(before => ({ ...before, ...changed }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts with the focus on its title
  useEffect(() => focusStart(form.current), [step])

  const leave = () => {
    if (save.isSaved()) showToast.success(t.notedInDiary)
    onClose()
  }
  const goOn = () => {
    setIsChecked(false)
    if (step === 'how') setStep(values.howCooked === 'changed' ? 'changes' : 'more')
    else if (step === 'changes') setStep('more')
    else leave()
  }
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    const [mistake] = mistakes
    if (mistake) return focusField(form.current, fieldNames[mistake])
    save.mutate(values, {
      onSuccess: () => {
        setSavedChanges(values.changes)
        goOn()
      },
    })
  }
  const skip = () => {
    save.reset()
    change({ changes: savedChanges })
    goOn()
  }
  const stepProps = { values, change, mistakes: isChecked ? mistakes : [] }

  return (
    <Dialog titleId={titleId} className={`${fromBelowClass} ${styles.root}`} onClose={leave}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <header className={styles.head}>
          <div>
            <h2 id={titleId} tabIndex={-1} data-autofocus>
              {titleOf(step, cook)}
            </h2>
            {step === 'how' ? (
              <p>{t.ofVersion(recipe.title, cook?.version ?? recipe.version ?? 1)}</p>
            ) : (
              <p className={styles.noted} role="status">
                <Icon name="circle-check" size="small" />
                <bdi>{notedOf(step, values)}</bdi>
              </p>
            )}
          </div>
          <button type="button" className={iconButtonClass} aria-label={ui.close} onClick={leave}>
            <Icon name="x" />
          </button>
        </header>
        <div className={styles.body}>
          {step === 'how' && <HowStep {...stepProps} onlyForYou={onlyForYou(recipe)} />}
          {step === 'changes' && <ChangesStep {...stepProps} recipe={recipe} version={cook?.version} />}
          {step === 'more' && <MoreStep {...stepProps} cookModeMinutes={minutes} />}
          {save.isError && (
            <Note kind="error">
              {t.notSaved} {save.error instanceof Refusal && save.error.sentence}{' '}
              <button type="submit" className={noteActionClass}>
                {ui.tryAgain}
              </button>
            </Note>
          )}
        </div>
        <footer className={styles.foot}>
          {step === 'how' && cook && (
            <DeleteCook cook={cook} recipeId={recipe.id} className={styles.skip} onDeleted={onClose} />
          )}
          {step === 'how' ? (
            <Button onClick={leave}>{ui.cancel}</Button>
          ) : (
            <Button look="text" className={styles.skip} onClick={skip}>
              {t.skip}
            </Button>
          )}
          <Button look="primary" type="submit" isBusy={save.isPending}>
            {sendLabels[step]}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}

const onlyForYou = ({ blockedBy, author }: CookedRecipe) =>
  blockedBy && t.onlyForYou[blockedBy](author?.name ?? '')

/** The name of the field to correct. */
const fieldNames: Record<Mistake, string> = {
  howCooked: 'howCooked',
  rating: 'stars',
  cookedOn: 'cookedOn',
  changes: 'what',
  minutes: 'minutes',
}

const sendLabels = { how: t.done, changes: t.next, more: t.finish }

function titleOf(step: Step, cook: Cook | undefined): string {
  if (step === 'how') return cook ? t.editTitle : t.iCookedThis
  return step === 'changes' ? t.whatChanged : t.forNextCook
}

function notedOf(step: Step, values: CookValues): string {
  const told = step === 'more' && values.howCooked === 'changed' ? tellChanges(values.changes) : ''
  return told ? t.notedChanges(told) : t.noted(values.rating ?? 0)
}
