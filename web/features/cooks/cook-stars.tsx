import * as limits from '#contract/limits.ts'
import * as t from '#texts/cooks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { starClass, starsClass } from '#web/ui/stars.ts'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import styles from './cook-stars.module.css'

const choices = Array.from({ length: limits.maxRating }, (_, index) => index + limits.minStars)

type Props = { stars: number | undefined; describedBy: string | undefined; onChoose: (stars: number) => void }

/** Plain radio buttons. A choice sends nothing, so arrow keys may choose. */
export const CookStars = ({ stars, describedBy, onChoose }: Props) => (
  <fieldset className={`${starsClass} ${styles.root}`} aria-describedby={describedBy}>
    <legend>{t.howWasIt}</legend>
    {choices.map(choice => (
      <label key={choice} className={starClass}>
        <input
          className={visuallyHiddenClass}
          type="radio"
          name="stars"
          checked={stars === choice}
          onChange={() => onChoose(choice)}
        />
        <span className={visuallyHiddenClass}>{t.starCount(choice)}</span>
        <Icon name="star" />
      </label>
    ))}
  </fieldset>
)
