import * as t from '#texts/recipe-detail.ts'
import { fieldsOf, string } from '#web/api/foreign/readers.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { linkClass } from '#web/ui/link.tsx'
import styles from './recipe-credit.module.css'

/** Whose recipe it is, if it is not its author's own. For new members the address is plain text, like all their links. */
export function RecipeCredit({ recipe }: { recipe: Recipe }) {
  const { kind, name, url } = fieldsOf(recipe.credit)
  const [author, address] = [string(name), string(url)]
  if (!author) return null
  const isLink = /^https?:\/\//i.test(address)
  const shown =
    isLink && !recipe.areLinksText ? (
      <a className={linkClass} href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
        {author}
      </a>
    ) : (
      <bdi>{author}</bdi>
    )
  return (
    <p className={styles.root}>
      {kind === 'publicDomain' ? t.publicDomain : t.adaptedFrom} {shown}
      {isLink && recipe.areLinksText && (
        <>
          {' '}
          <bdi>{address}</bdi>
        </>
      )}
    </p>
  )
}
