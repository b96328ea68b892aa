import type { WholeCase } from '#contract/moderation.ts'
import { formatNumber } from '#texts/format/number.ts'
import * as t from '#texts/moderation-case.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './kept-copy.module.css'

export type Texts = WholeCase['kept']

export const textOf = (texts: Texts, field: string): string => String(texts[field] ?? '')
export const linesOf = (texts: Texts, field: string): string[] =>
  textOf(texts, field)
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

/** What was reported, as it was then. */
export function KeptCopy({
  row,
}: {
  row: Pick<WholeCase, 'kind' | 'kept' | 'keptPicture' | 'member' | 'words'>
}) {
  const { kind, kept, keptPicture } = row
  if (kind === 'comment') return <Words name={row.member?.name ?? ''} words={textOf(kept, 'content')} />
  if (kind === 'recipe') return <KeptRecipe texts={kept} picture={keptPicture} />
  const fields = Object.keys(t.fieldNames).filter(field => textOf(kept, field) !== '')
  return (
    <div className={styles.head}>
      {keptPicture && <img className={styles.picture} src={keptPicture} alt="" />}
      <dl className={styles.fields}>
        {fields.map(field => (
          <div key={field}>
            <dt>{t.fieldNames[field]}</dt>
            <dd>{textOf(kept, field)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** As a comment stands under its recipe. */
export const Words = ({
  name,
  words,
  children,
}: {
  name: string
  words: string
  children?: React.ReactNode
}) => (
  <div className={styles.words}>
    <Avatar name={name} size="medium" />
    <div>
      <p className={styles.name}>
        <b>{name}</b>
      </p>
      <p className={styles.text}>{words}</p>
      {children}
    </div>
  </div>
)

function KeptRecipe({ texts, picture }: { texts: Texts; picture: string | null }) {
  const [time, servings] = [textOf(texts, 'prepTime'), textOf(texts, 'servings')]
  return (
    <>
      <div className={styles.head}>
        {picture && <img className={styles.picture} src={picture} alt="" />}
        <div>
          <h3 className={styles.title}>{textOf(texts, 'title')}</h3>
          <p className={styles.facts}>
            {time && (
              <span>
                <Icon name="clock" size="small" />
                {time}
              </span>
            )}
            {servings && (
              <span>
                <Icon name="users" size="small" />
                {t.servesCount(servings)}
              </span>
            )}
          </p>
          <p className={styles.ingredients}>{linesOf(texts, 'ingredients').join(' · ')}</p>
        </div>
      </div>
      <ol className={styles.steps}>
        {linesOf(texts, 'instructions').map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kept copy never changes
          <li key={index}>
            <span className={styles.step}>{formatNumber(index + 1)}</span>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
