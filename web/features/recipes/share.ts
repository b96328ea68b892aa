import { pages } from '#contract/pages.ts'
import type { Brand } from '#web/ui/icon-names.ts'
import { notify } from '#web/ui/notify.ts'

type Shared = { id: string; title: string }
type Target = { brand: Brand; name: string; address: (url: string, title: string) => string }

const encoded = encodeURIComponent

/** Where a recipe can be shared. Instagram takes no link from the web, so it only opens. */
export const shareTargets: readonly Target[] = [
  {
    brand: 'facebook',
    name: 'Facebook',
    address: url => `https://www.facebook.com/sharer/sharer.php?u=${encoded(url)}`,
  },
  {
    brand: 'twitter',
    name: 'Twitter',
    address: (url, title) => `https://twitter.com/intent/tweet?url=${encoded(url)}&text=${encoded(title)}`,
  },
  { brand: 'instagram', name: 'Instagram', address: () => 'https://www.instagram.com/' },
  {
    brand: 'whatsapp',
    name: 'WhatsApp',
    address: (url, title) => `https://api.whatsapp.com/send?text=${encoded(`${title} ${url}`)}`,
  },
]

export function share({ id, title }: Shared, target: Target): void {
  const url = new URL(pages.recipe(id), location.href).href
  window.open(target.address(url, title), '_blank', 'noopener')
  notify.brief(`Opening ${target.name}`)
}
