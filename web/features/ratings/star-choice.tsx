import type { KeyboardEvent } from 'react'
import * as limits from '#contract/limits.ts'
import * as t from '#texts/recipe-detail.ts'
import { inlineSign } from '#web/ui/direction.ts'
import { Icon } from '#web/ui/icon.tsx'
import { starClass, starsClass } from '#web/ui/stars.ts'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import styles from './star-choice.module.css'

type Props = { stars: number | undefined; isBusy: boolean; onChoose: (stars: number) => void }

const choices = Array.from({ length: limits.maxRating }, (_, index) => index + limits.minStars)

const steps: Record<string, number> = {
  ArrowRight: inlineSign,
  ArrowUp: 1,
  ArrowLeft: -inlineSign,
  ArrowDown: -1,
}

/**
 * Five radio buttons. The arrow keys only move the focus (Space or Enter chooses). A choice is sent at once, and moving from one
 * star to five should not send five ratings.
 */
export const StarChoice = ({ stars, isBusy, onChoose }: Props) => (
  <fieldset className={`${starsClass} ${styles.root}`} aria-busy={isBusy || undefined}>
    <legend className={visuallyHiddenClass}>{t.yourRating}</legend>
    {choices.map(choice => (
      <label key={choice} className={starClass}>
        <input
          className={visuallyHiddenClass}
          type="radio"
          name="stars"
          value={choice}
          checked={stars !== undefined && Math.round(stars) === choice}
          onChange={() => onChoose(choice)}
          onKeyDown={onKeyDown}
        />
        <span className={visuallyHiddenClass}>{t.starCount(choice)}</span>
        <Icon name="star" />
      </label>
    ))}
  </fieldset>
)

function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key]
  const radio = event.currentTarget
  if (step === undefined && event.key !== 'Enter') return
  event.preventDefault()
  if (step === undefined) {
    radio.click()
    return
  }
  const radios = [...(radio.closest('fieldset')?.querySelectorAll('input') ?? [])]
  radios[(radios.indexOf(radio) + step + radios.length) % radios.length]?.focus()
}
