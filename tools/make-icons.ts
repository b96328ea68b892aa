// npm run icons: collects the interface's icons into one file that is fetched once, and draws the icons of home screens. The
// results are committed.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as lucide from 'lucide-react'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { siFacebook, siInstagram, siTiktok, siWhatsapp, siX, siYoutube } from 'simple-icons'
import { drawAppIcons } from './icons/app-icons.ts'

/** The icons, by Lucide's names. Lucide's site shows their shapes. */
const iconNames = [
  'archive',
  'arrow-down',
  'arrow-left',
  'arrow-left-right',
  'arrow-right',
  'arrow-up',
  'ban',
  'bell',
  'bookmark',
  'camera',
  'check',
  'chef-hat',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'clock',
  'copy',
  'download',
  'ellipsis',
  'external-link',
  'eye',
  'eye-off',
  'file-input',
  'fingerprint-pattern',
  'flag',
  'heart',
  'history',
  'hourglass',
  'image-up',
  'key-round',
  'log-in',
  'laptop',
  'link',
  'lock',
  'log-out',
  'mail',
  'map-pin',
  'menu',
  'message-circle',
  'minus',
  'monitor',
  'pause',
  'pen-line',
  'pencil',
  'phone',
  'play',
  'plus',
  'printer',
  'search',
  'share-2',
  'shield-check',
  'sliders-horizontal',
  'smartphone',
  'star',
  'tablet',
  'timer',
  'trash-2',
  'triangle-alert',
  'user',
  'users',
  'utensils',
  'x',
]

const brands: Record<string, { path: string }> = {
  facebook: siFacebook,
  instagram: siInstagram,
  tiktok: siTiktok,
  twitter: siX,
  whatsapp: siWhatsapp,
  youtube: siYoutube,
}

const folder = join(import.meta.dirname, '../web/ui')

/** 'arrow-left' → 'ArrowLeft', 'share-2' → 'Share2'. */
const componentName = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

function shapesOf(name: string): string {
  const component = (lucide as unknown as Record<string, FunctionComponent>)[componentName(name)]
  if (!component) throw new Error(`lucide has no icon '${name}'`)
  return renderToStaticMarkup(createElement(component)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

const symbol = (id: string, shapes: string) => `  <symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>\n`

const symbols = [
  ...iconNames.map(name => symbol(name, shapesOf(name))),
  ...Object.entries(brands).map(([name, { path }]) => symbol(name, `<path d="${path}"/>`)),
]
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`
await writeFile(join(folder, 'icons.svg'), sprite)

const union = (names: string[]) => names.map(name => `\n  | '${name}'`).join('')
const types = `// Written by tools/make-icons.ts.
export type Brand =${union(Object.keys(brands))}

export type IconName =${union(iconNames)}
`
await writeFile(join(folder, 'icon-names.ts'), types)
console.log(`icons.svg: ${symbols.length} icons, ${(sprite.length / 1000).toFixed(1)} kB`)
console.log(`${await drawAppIcons()} icons for home screens`)
