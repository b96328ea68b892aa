import * as t from '#texts/ui.ts'
import { BrandIcon } from './icon.tsx'
import type { Brand } from './icon-names.ts'
import styles from './socials.module.css'

const sites = {
  facebook: { name: t.facebook, url: 'https://www.facebook.com/' },
  instagram: { name: t.instagram, url: 'https://www.instagram.com/' },
  tiktok: { name: t.tiktok, url: 'https://www.tiktok.com/' },
  twitter: { name: t.twitter, url: 'https://x.com/' },
  whatsapp: { name: t.whatsapp, url: 'https://www.whatsapp.com/' },
  youtube: { name: t.youtube, url: 'https://www.youtube.com/' },
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
