import { join } from 'node:path'
import { build, type Plugin, parseSync, Visitor } from 'vite'
import { documentAttributes } from '#texts/format/document.ts'
import { headScriptPages } from '#web/app/head-script-pages.ts'
import type { ServerFields } from '#web/app/page-row.ts'
import { pages } from '#web/app/pages.ts'

const serverFields: Record<keyof ServerFields, true> = {
  isPrivate: true,
  description: true,
  earlyCalls: true,
  isPrecached: true,
  firstLoadKilobytes: true,
}

/** Removes the fields that only the server and the build read from the browser's copy of the page table. */
export const dropServerFields: Plugin = {
  name: 'drop-server-fields',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /web[\\/]app[\\/]pages\.ts$/ },
    handler(code, id) {
      let clientCode = code
      new Visitor({
        Property({ key, start, end }) {
          if (key.type !== 'Identifier' || !Object.hasOwn(serverFields, key.name)) return
          const isFollowedByComma = code[end] === ','
          // Replaced by blanks, so that positions stay the same.
          const cutEnd = isFollowedByComma ? end + 1 : end
          clientCode =
            clientCode.slice(0, start) +
            code.slice(start, cutEnd).replace(/\S/g, ' ') +
            clientCode.slice(cutEnd)
        },
      }).visit(parseSync(id, code).program)
      return { code: clientCode, map: null }
    },
  },
}

/** Sets `lang` and `dir` of the language that is built. */
export const documentLanguage: Plugin = {
  name: 'document-language',
  transformIndexHtml: html => html.replace('<html lang="en">', () => `<html ${documentAttributes}>`),
}

const placeholder = '<!--head-script-->'

/** Inlines the script of the head: bundled, and with the page table's guards and early calls written into it. */
export const inlineHeadScript: Plugin = {
  name: 'inline-head-script',
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      const script = await bundleHeadScript()
      return html.replace(placeholder, () => `<script>${script}</script>`)
    },
  },
}

async function bundleHeadScript(): Promise<string> {
  const webRoot = join(import.meta.dirname, '../../web')
  const output = await build({
    configFile: false,
    root: webRoot,
    publicDir: false,
    logLevel: 'warn',
    define: {
      __HEAD_SCRIPT_PAGES__: JSON.stringify(headScriptPages(Object.values(pages))),
      'typeof document': '"object"',
    },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(webRoot, 'app/head-script.ts'),
        checks: { pluginTimings: false },
        // Tree-shaken to the functions that it calls.
        treeshake: { moduleSideEffects: id => id.endsWith('head-script.ts'), propertyReadSideEffects: false },
        output: { format: 'iife' },
      },
    },
  })
  const [chunk] = [output].flat().flatMap(result => ('output' in result ? result.output : []))
  if (chunk?.type !== 'chunk') throw new Error('The script of the head was not bundled')
  return chunk.code.trim()
}
