import { useId, useState } from 'react'
import type { Likeness } from '#contract/likeness.ts'
import * as t from '#texts/drafts.ts'
import { linkClass } from '#web/ui/link.tsx'
import styles from './sentence-pairs.module.css'

/** The draft's own sentences, each above the similar sentence of the source. */
export function SentencePairs({ pairs }: { pairs: Likeness['pairs'] }) {
  const listId = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`${linkClass} ${styles.toggle}`}
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? t.hideSentences : t.showSentences}
      </button>
      {isShown && (
        <ol className={styles.root} id={listId}>
          {pairs.map(({ own, source }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pairs never change, and a sentence may occur twice
            <li key={index}>
              <p>
                <small>{t.yours}</small> {own}
              </p>
              <p>
                <small>{t.theirs}</small> {source}
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
