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

/** The reported thing, as it was when it was reported. */
export function KeptCopy({
  row,
}: {
  row: Pick<WholeCase, 'kind' | 'kept' | 'keptPicture' | 'member' | 'words'>
}) {
  const { kind, kept, keptPicture } = row
  if (kind === 'comment') return <Words name={row.member?.name ?? ''} words={textOf(kept, 'content')} />
  if (kind === 'recipe') return <KeptRecipe texts={kept} picture={keptPicture} />
  return (
    <div className={styles.head}>
      {keptPicture && <img className={styles.picture} src={keptPicture} alt="" />}
      <Fields texts={kept} />
    </div>
  )
}

/** The fields that have a value, each with its name. */
const Fields = ({ texts, except = [] }: { texts: Texts; except?: string[] }) => (
  <dl className={styles.fields}>
    {Object.entries(t.fieldNames)
      .filter(([field]) => textOf(texts, field) !== '' && !except.includes(field))
      .map(([field, name]) => (
        <div key={field}>
          <dt>{name}</dt>
          <dd>{textOf(texts, field)}</dd>
        </div>
      ))}
  </dl>
)

/** A text in the style of a comment below a recipe. */
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

/** The fields of a recipe that are shown in its head. */
const inTheHead = ['title', 'prepTime', 'servings', 'ingredients']

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
      <Fields texts={texts} except={inTheHead} />
    </>
  )
}
