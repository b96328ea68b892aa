import type { Page } from '@playwright/test'
import * as limits from '#contract/limits.ts'
import { isWebAddress } from '#contract/web-address.ts'
import { aMember, callApi } from './support/accounts.ts'
import { onIsolatedSite } from './support/isolated-site.ts'
import { expect, open, presetToken } from './support/journey.ts'

/** A probe that runs sets `window.probeRan`. A probe that loads something requests it from this host, which does not exist. */
const probeHost = 'probe.example'

/** Texts that could end the text, the attribute, the element or the script in which a page puts a member's words. */
const closers = [
  '',
  '">',
  "'>",
  '</script>',
  '</style>',
  '</title>',
  '</textarea>',
  '</template></noscript>',
  '--><!--x-->',
  ']]>',
]

const run = 'window.probeRan=1'

const bodies = [
  `<script>${run}</script>`,
  `<script src=//${probeHost}/a.js></script>`,
  `<img src=x onerror=${run}>`,
  `<svg onload=${run}><a xlink:href="javascript:${run}">x</a></svg>`,
  `<iframe srcdoc="<script>parent.probeRan=1</script>">`,
  `<style>*{background:url(//${probeHost}/css)!important}</style>`,
  `<details open ontoggle=${run}>`,
  `<a href="javascript:${run}">x</a>`,
  `<base href=//${probeHost}/>`,
  `<meta http-equiv=refresh content="0;url=//${probeHost}/">`,
  `<form action=//${probeHost}/><button autofocus onfocus=${run}>x</button>`,
  `x" autofocus onfocus="${run}" style="animation:x" onanimationstart="${run}`,
]

const others = [
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#60;img src=x onerror=${run}&#62;`,
  `\u2028${run}\u2029//`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
]

/** Texts that run, load or change something if a page takes them for markup, script or style. */
const markupProbes = [...closers.flatMap(closer => bodies.map(body => closer + body)), ...others]

/** An isolated site, because other journeys would meet these recipes in their lists, with pictures of another host. */
const test = onIsolatedSite()

type Cook = { id: number; token: string }

const fitting = (max: number) => markupProbes.filter(probe => probe.length <= max)
/** Joins the probes that fit, in as many texts as needed. */
const packed = (max: number, separator: string): string[] => {
  const texts: string[] = []
  for (const probe of fitting(max)) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + separator.length + probe.length <= max)
      texts[texts.length - 1] = last + separator + probe
    else texts.push(probe)
  }
  return texts
}
/**
 * Returns an address with the probe. An address may contain quotes and brackets. If it would be invalid with the probe, the probe
 * is encoded.
 */
const urlOf = (probe: string) => {
  const address = `https://pictures.example/'${probe}`
  return isWebAddress(address) ? address : `https://pictures.example/'${encodeURIComponent(probe)}`
}

/** Returns the elements and attributes that no page of ours has, so that they come from a stored text. */
const findInjected = (host: string) =>
  [...document.querySelectorAll('*')]
    .filter(
      element =>
        element.matches('iframe, base, object, embed, form[action*="//"], meta[http-equiv=refresh]') ||
        element.getAttributeNames().some(name => name.startsWith('on')) ||
        [...element.attributes].some(({ name, value }) =>
          name === 'style' || name === 'srcdoc'
            ? value.includes(host) || value.includes('animation')
            : ['href', 'src', 'action', 'xlink:href'].includes(name) &&
              (/^\s*(javascript|data:text)/i.test(value) || value.includes(`//${host}`)),
        ) ||
        (element.matches('style, script:not([type])') && (element.textContent ?? '').includes(host)),
    )
    .map(element => element.outerHTML.slice(0, 200))

/** Opens the page, and expects that the stored texts in it are only shown. */
async function expectTextOnly(page: Page, path: string, contains: string): Promise<void> {
  const requests: string[] = []
  const note = (request: { url: () => string }) => requests.push(request.url())
  page.on('request', note)
  await open(page, path)
  await expect(page.getByText(contains).first()).toBeAttached()
  const injected = await page.evaluate(findInjected, probeHost)
  const hasRun = await page.evaluate(() => 'probeRan' in window)
  expect.soft({ path, injected, hasRun }).toEqual({ path, injected: [], hasRun: false })
  expect.soft(requests.filter(url => new URL(url).hostname === probeHost)).toEqual([])
  expect.soft(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname)
  page.off('request', note)
}

test.describe('texts that look like markup, script or style', () => {
  test.describe.configure({ timeout: 120_000 })
  test.beforeEach(({ page }) =>
    page.route('https://pictures.example/**', route =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    ),
  )

  test('are shown as they were written, on every page that shows them', async ({
    page,
    site,
    adminToken,
  }) => {
    page.on('dialog', dialog => {
      throw new Error(`A stored text opened a dialog: ${dialog.message()}`)
    })
    const cook = await aMember(site)
    const call = async (who: Cook, method: string, path: string, body?: unknown) => {
      const reply = await callApi<{ id: number; email?: string }>(site, who.token, [method, path], body)
      expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body).slice(0, 200)}`).toBeLessThan(300)
      return reply.body
    }
    const titles = packed(limits.maxTitleLength, ' ')
    const names = fitting(limits.maxNameLength)
    const lines = markupProbes.join('\n')
    const ids: number[] = []
    for (const [index, title] of titles.slice(0, 55).entries()) {
      const probe = markupProbes[index % markupProbes.length] ?? ''
      const { id } = await call(cook, 'POST', '/api/recipes', {
        title,
        countryOfOrigin: names[index % names.length],
        dietType: 'Dessert',
        prepTime: '10 min',
        servings: 2,
        rating: 4,
        ingredients: lines,
        instructions: lines,
        chefName: names[(index * 7) % names.length],
        chefImage: urlOf(probe),
        image: urlOf(probe),
        url: urlOf(probe),
        moreInfoUrl: urlOf(probe),
      })
      ids.push(id)
    }
    const [newest = 0] = ids.toReversed()
    for (const content of packed(limits.maxCommentLength, '\n'))
      await call(cook, 'POST', `/api/recipes/${newest}/comment`, { content })
    await call(cook, 'POST', `/api/recipes/${newest}/bookmark`)
    const { email } = await call(cook, 'GET', '/api/users/current')
    await call(cook, 'PUT', `/api/users/${cook.id}`, {
      email,
      firstName: names.at(2),
      lastName: names.at(1),
      title: names.at(0),
      aboutMe: packed(limits.maxAboutMeLength, ' ')[0],
    })
    const other = await aMember(site)
    await call(other, 'POST', `/api/recipes/${newest}/comment`, { content: markupProbes[0] })

    await expectTextOnly(page, `/recipes?q=${encodeURIComponent('probeRan')}`, 'probeRan')
    await expectTextOnly(page, '/recipes', 'probeRan')
    await expectTextOnly(page, `/chefs/${cook.id}`, 'probeRan')
    await presetToken(page, cook.token)
    for (const path of [`/recipes/${newest}`, '/myrecipes', '/profile', '/profile?tab=notifications'])
      await expectTextOnly(page, path, 'probeRan')
    await presetToken(page, adminToken, 'adminToken')
    await expectTextOnly(page, '/admin/dashboard', 'probeRan')
  })
})
