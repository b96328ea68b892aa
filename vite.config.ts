import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './tools/build/chunks.ts'
import { documentLanguage, dropServerFields, inlineHeadScript } from './tools/build/page-table.ts'

const root = join(import.meta.dirname, 'web')
const clientEntry = join(root, 'index.html')
const serverEntry = join(root, 'entry-server.tsx')

// Goes into the page's meta tag. Without it the client uses the API of its own origin.
process.env.VITE_HOST ??= ''

/** Keeps a CSS module's rules. Vite drops them if all of its class names are inlined elsewhere as constants. */
const keepStyles: Plugin = {
  name: 'keep-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: code => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
}

/** Names a class by its file: `root` of `footer.module.css` is `footer`, `links` is `footer-links`. No two modules have the same name. */
const scopedClassName = (local: string, file: string) => {
  const component = basename(file.replace(/\?.*/, ''), '.module.css')
  return local === 'root' ? component : `${component}-${local}`
}

/** Builds the client twice: for browsers, and for the server, which renders public pages with it. */
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
        // Every browser that supports our style sheets preloads modules by itself.
        modulePreload: { polyfill: false },
        sourcemap: 'hidden',
        // The Content-Security-Policy would have to allow a data: URL.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: clientEntry,
          // Inlines the contract's rows and limits where they are used. Otherwise every page would load all of them.
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
