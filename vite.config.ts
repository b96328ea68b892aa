import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './tools/build/chunks.ts'
import { documentLanguage, dropServerFields, inlineHeadScript } from './tools/build/page-table.ts'

const root = join(import.meta.dirname, 'web')
const clientEntry = join(root, 'index.html')
const serverEntry = join(root, 'entry-server.tsx')

// Stands in the page's meta tag; without it the API is asked on the page's own origin.
process.env.VITE_HOST ??= ''

/** Where all class names of a module are written as constants elsewhere, Vite lets its rules go with it. */
const keepStyles: Plugin = {
  name: 'keep-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: code => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
}

/** `root` of `footer.module.css` is `footer`, its `links` are `footer-links`: no two files of web/ have the same name. */
const scopedClassName = (local: string, file: string) => {
  const component = basename(file.replace(/\?.*/, ''), '.module.css')
  return local === 'root' ? component : `${component}-${local}`
}

/** Two builds of the same client: what browsers load, and what the server renders public pages with. */
export default defineConfig({
  root,
  plugins: [react(), dropServerFields, documentLanguage, inlineHeadScript, keepStyles],
  css: { modules: { generateScopedName: scopedClassName, localsConvention: 'camelCaseOnly' } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: '../dist/client',
        emptyOutDir: true,
        manifest: true,
        // Every browser that the style sheet works in preloads modules by itself.
        modulePreload: { polyfill: false },
        sourcemap: 'hidden',
        // A data: URL would be one more thing the content security policy has to allow.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: clientEntry,
          // Rows and limits of the contract are written where they are used; else every page would carry all of them.
          optimization: { inlineConst: { mode: 'all' } },
          checks: { pluginTimings: false },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    ssr: {
      // Bundled whole, with React's production build, so that rendering needs neither node_modules nor NODE_ENV.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: '../dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: serverEntry, checks: { pluginTimings: false } },
      },
    },
  },
})
