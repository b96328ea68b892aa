import { useId } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/recipes.ts'
import { closePopover } from '#web/ui/close-popover.ts'
import { BrandIcon, Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import type { Brand } from '#web/ui/icon-names.ts'
import { menuListClass } from '#web/ui/menu-list.ts'
import { showToast } from '#web/ui/toast-queue.ts'
import styles from './share.module.css'

type SharedRecipe = { id: string; title: string }
type ShareTarget = { brand: Brand; name: string; shareUrl: (url: string, title: string) => string }

const encoded = encodeURIComponent

/** The share targets. Instagram accepts no link from the web, so it only opens. */
const shareTargets: readonly ShareTarget[] = [
  {
    brand: 'facebook',
    name: t.facebook,
    shareUrl: url => `https://www.facebook.com/sharer/sharer.php?u=${encoded(url)}`,
  },
  {
    brand: 'twitter',
    name: t.twitter,
    shareUrl: (url, title) => `https://twitter.com/intent/tweet?url=${encoded(url)}&text=${encoded(title)}`,
  },
  { brand: 'instagram', name: t.instagram, shareUrl: () => 'https://www.instagram.com/' },
  {
    brand: 'whatsapp',
    name: t.whatsapp,
    shareUrl: (url, title) => `https://api.whatsapp.com/send?text=${encoded(`${title} ${url}`)}`,
  },
]

function share({ id, title }: SharedRecipe, target: ShareTarget): void {
  const url = new URL(pageUrls.recipe(id), location.href).href
  window.open(target.shareUrl(url, title), '_blank', 'noopener')
  showToast.brief(t.opening(target.name))
}

type Props = { recipe: SharedRecipe }

export const ShareButtons = ({ recipe }: Props) => (
  <fieldset className={styles.buttons} aria-label={t.shareRecipe(recipe.title)}>
    {shareTargets.map(target => (
      <button
        key={target.brand}
        type="button"
        className={iconButtonClass}
        aria-label={t.shareOn(target.name)}
        onClick={() => share(recipe, target)}
      >
        <BrandIcon brand={target.brand} />
      </button>
    ))}
  </fieldset>
)

/** The four share targets behind one button, if there is no room for four. */
export function ShareMenu({ recipe }: Props) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={iconButtonClass}
        aria-label={t.shareRecipe(recipe.title)}
        popoverTarget={id}
      >
        <Icon name="share-2" />
      </button>
      <ul
        className={`${menuListClass} ${styles.menu}`}
        id={id}
        popover="auto"
        aria-label={t.shareRecipe(recipe.title)}
      >
        {shareTargets.map(target => (
          <li key={target.brand}>
            <button
              type="button"
              onClick={event => {
                closePopover(event)
                share(recipe, target)
              }}
            >
              <BrandIcon brand={target.brand} />
              {t.shareOn(target.name)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
