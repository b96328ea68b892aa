import { useEffect, useId, useRef, useState } from 'react'
import * as limits from '#contract/limits.ts'
import * as t from '#texts/cooks.ts'
import { formatCalendarDay } from '#texts/format/calendar-day.ts'
import { formatNumber } from '#texts/format/number.ts'
import { checkboxClass } from '#web/ui/checkbox.ts'
import { FieldError, TextField } from '#web/ui/field.tsx'
import { focusStart } from '#web/ui/focus/focus-start.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CookStars } from './cook-stars.tsx'
import { today } from './cook-values.ts'
import styles from './how-step.module.css'
import type { StepProps } from './steps.ts'

const ways = [
  { value: 'asWritten', label: t.asWritten, hint: t.asWrittenHint },
  { value: 'changed', label: t.iChangedIt, hint: t.changedHint },
] as const

type Props = StepProps & {
  /** Why the member cannot choose who sees it. Undefined if there is a choice. */
  onlyForYou: string | undefined
}

/** The first step: two taps, with today as the day. Whether others see it is chosen before anything is saved. */
export function HowStep({ values, change, mistakes, onlyForYou }: Props) {
  const errorId = useId()
  const { howCooked, rating } = values
  return (
    <div className={styles.root}>
      <fieldset aria-describedby={mistakes.includes('howCooked') ? `${errorId}-how` : undefined}>
        <legend>{t.howCooked}</legend>
        <div className={styles.ways}>
          {ways.map(({ value, label, hint }) => (
            <label key={value} className={styles.way}>
              <input
                type="radio"
                name="howCooked"
                checked={howCooked === value}
                onChange={() => change({ howCooked: value })}
              />
              <span>
                <b>{label}</b> <small>{hint}</small>
              </span>
            </label>
          ))}
        </div>
        {mistakes.includes('howCooked') && <FieldError id={`${errorId}-how`}>{t.chooseHow}</FieldError>}
      </fieldset>
      <div>
        <div className={styles.stars}>
          <CookStars
            stars={rating}
            describedBy={mistakes.includes('rating') ? `${errorId}-stars` : undefined}
            onChoose={stars => change({ rating: stars })}
          />
          <output>
            {rating !== undefined && (
              <>
                <b>{formatNumber(rating)}</b>
                {t.starWords(rating)}
              </>
            )}
          </output>
        </div>
        {mistakes.includes('rating') && <FieldError id={`${errorId}-stars`}>{t.chooseStars}</FieldError>}
      </div>
      <Day {...{ values, change, mistakes }} />
      {onlyForYou ? (
        <p className={styles.private}>
          <Icon name="eye-off" />
          <span>
            {onlyForYou}
            <small>{t.onlyForMeHint}</small>
          </span>
        </p>
      ) : (
        <label className={styles.private}>
          <input
            type="checkbox"
            className={checkboxClass}
            checked={values.isPrivate}
            onChange={event => change({ isPrivate: event.target.checked })}
          />
          <span>
            {t.onlyForMe}
            <small>{t.onlyForMeHint}</small>
          </span>
        </label>
      )}
    </div>
  )
}

function Day({ values: { cookedOn }, change, mistakes }: StepProps) {
  const [isChosen, setIsChosen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the button that disappeared
  useEffect(() => focusStart(field.current), [isChosen])
  const isWrong = mistakes.includes('cookedOn')
  if (isChosen)
    return (
      <div ref={field} className={styles.day}>
        <TextField
          label={t.day}
          name="cookedOn"
          type="date"
          min={limits.firstCookedOn}
          max={today()}
          value={cookedOn}
          onChange={event => change({ cookedOn: event.target.value })}
          error={isWrong ? t.chooseDay : undefined}
          data-autofocus
        />
      </div>
    )
  const day = formatCalendarDay(cookedOn)
  return (
    <p className={styles.when}>
      {cookedOn === today() ? t.cookedToday(day) : t.cookedOn(day)}
      <button type="button" onClick={() => setIsChosen(true)}>
        {t.anotherDay}
      </button>
    </p>
  )
}
