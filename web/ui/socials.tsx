import { BrandIcon } from './icon.tsx'
import type { Brand } from './icon-names.ts'
import styles from './socials.module.css'

const sites = {
  facebook: { name: 'Facebook', url: 'https://www.facebook.com/' },
  instagram: { name: 'Instagram', url: 'https://www.instagram.com/' },
  tiktok: { name: 'TikTok', url: 'https://www.tiktok.com/' },
  twitter: { name: 'X (Twitter)', url: 'https://x.com/' },
  whatsapp: { name: 'WhatsApp', url: 'https://www.whatsapp.com/' },
  youtube: { name: 'YouTube', url: 'https://www.youtube.com/' },
} as const satisfies Record<Brand, { name: string; url: string }>

export const Socials = ({ brands }: { brands: Brand[] }) => (
  <div className={styles.root}>
    {brands.map(brand => (
      <a key={brand} href={sites[brand].url} aria-label={sites[brand].name} target="_blank" rel="noreferrer">
        <BrandIcon brand={brand} />
      </a>
    ))}
  </div>
)
