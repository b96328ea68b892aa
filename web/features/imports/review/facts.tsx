import * as limits from '#contract/limits.ts'
import * as t from '#texts/imports.ts'
import { Cell } from './cell.tsx'
import type { Review } from './review.ts'
import { FactRow, ReviewRows } from './review-row.tsx'
import type { ReviewState } from './use-review.ts'

/** The longest number of servings has five digits. */
const maxServingsLength = 5

/** What is known about the recipe as a whole. */
export function Facts({ review, setFact }: Pick<ReviewState, 'review' | 'setFact'>) {
  const { read } = review
  return (
    <ReviewRows>
      <FactRow source={read.title || t.nothingSaid} label={t.titleLabel}>
        <Cell
          label={t.titleLabel}
          name="title"
          value={review.title}
          tone="strong"
          maxLength={limits.maxTitleLength}
          onChange={text => setFact('title', text)}
        />
      </FactRow>
      <FactRow
        source={read.yield ?? t.nothingSaid}
        label={t.serves}
        note={hasTwoNumbers(read.yield) ? t.yieldInSource(read.yield) : undefined}
      >
        <Cell
          label={t.serves}
          name="servings"
          value={review.servings}
          tone="strong"
          isNumber
          maxLength={maxServingsLength}
          onChange={text => setFact('servings', text)}
        />
      </FactRow>
      <FactRow source={timesOf(read) || t.nothingSaid} label={t.prepTime}>
        <Cell
          label={t.prepTime}
          name="prepTime"
          value={review.prepTime}
          tone="strong"
          maxLength={limits.maxPrepTimeLength}
          onChange={text => setFact('prepTime', text)}
        />
      </FactRow>
      <FactRow source={t.noLicence} label={t.licence} note={t.licenceAdvice} />
    </ReviewRows>
  )
}

const hasTwoNumbers = (words: string | null): words is string =>
  words !== null && (words.match(/\d+/g)?.length ?? 0) > 1

/** Names the total too, unless it is what preparation and cooking take together. */
function timesOf({ prepMinutes, cookMinutes, totalMinutes, time }: Review['read']): string {
  if (time !== null) return time
  const isSum = totalMinutes === (prepMinutes ?? 0) + (cookMinutes ?? 0)
  const inWords = (minutes: number | null) => (minutes === null ? undefined : t.time(minutes))
  return t.times({
    prep: inWords(prepMinutes),
    cook: inWords(cookMinutes),
    total: isSum ? undefined : inWords(totalMinutes),
  })
}
