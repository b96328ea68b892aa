import { pageUrls } from '#contract/page-urls.ts'
import type { Brand } from '#web/ui/icon-names.ts'
import { showToast } from '#web/ui/toast-queue.ts'

type SharedRecipe = { id: string; title: string }
type ShareTarget = { brand: Brand; name: string; shareUrl: (url: string, title: string) => string }

const encoded = encodeURIComponent

/** Where a recipe can be shared. Instagram takes no link from the web, so it only opens. */
export const shareTargets: readonly ShareTarget[] = [
  {
    brand: 'facebook',
    name: 'Facebook',
    shareUrl: url => `https://www.facebook.com/sharer/sharer.php?u=${encoded(url)}`,
  },
  {
    brand: 'twitter',
    name: 'Twitter',
    shareUrl: (url, title) => `https://twitter.com/intent/tweet?url=${encoded(url)}&text=${encoded(title)}`,
  },
  { brand: 'instagram', name: 'Instagram', shareUrl: () => 'https://www.instagram.com/' },
  {
    brand: 'whatsapp',
    name: 'WhatsApp',
    shareUrl: (url, title) => `https://api.whatsapp.com/send?text=${encoded(`${title} ${url}`)}`,
  },
]

export function share({ id, title }: SharedRecipe, target: ShareTarget): void {
  const url = new URL(pageUrls.recipe(id), location.href).href
  window.open(target.shareUrl(url, title), '_blank', 'noopener')
  showToast.brief(`Opening ${target.name}`)
}
