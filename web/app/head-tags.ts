import { escapeHtml } from '#contract/escape-html.ts'
import type { RecipePreview } from '#contract/page-renderer.ts'
import * as t from '#texts/app.ts'
import { type PageName, pages } from './pages.ts'
import { previewDescription, previewJsonLd } from './preview-head.ts'

type Options = { name: PageName; url: URL; preview: RecipePreview | undefined }

const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
  content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : ''

/** Returns the title, the canonical address and the tags for link previews, as HTML for the head. */
export function headTags({ name, url, preview }: Options): string {
  const { isPrivate, ...page } = pages[name]
  const title = preview?.title ?? page.title
  const description = preview ? previewDescription(preview) : page.description
  const image = preview ? preview.image : undefined
  const address = new URL(url.pathname, url).href
  return [
    `<title>${escapeHtml(t.documentTitle(title))}</title>`,
    meta('name', 'description', description),
    !isPrivate ? `<link rel="canonical" href="${escapeHtml(address)}">` : meta('name', 'robots', 'noindex'),
    meta('property', 'og:site_name', t.siteName),
    meta('property', 'og:type', preview ? 'article' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', isPrivate ? undefined : address),
    meta('property', 'og:image', image && new URL(image, url).href),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    jsonLd(jsonLdOf({ name, url, preview })),
  ].join('')
}

function jsonLdOf({ name, url, preview }: Options): object | undefined {
  if (preview) return previewJsonLd(preview, url)
  if (name !== 'home') return undefined
  return { '@context': 'https://schema.org', '@type': 'WebSite', name: t.siteName, url: url.origin }
}

/** Serialises JSON for a script element, which `</script>` must not end. */
const jsonLd = (value: object | undefined): string =>
  value
    ? `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
    : ''
