import { basename, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { timer } from '#texts/toaster.ts'
import { chunkGroups } from './tools/build/chunks.ts'
import { documentLanguage, dropServerFields, inlineHeadScript } from './tools/build/page-table.ts'

const root = join(import.meta.dirname, 'web')
const clientEntry = join(root, 'index.html')
const serverEntry = join(root, 'entry-server.tsx')

// Stands in the page's meta tag; without it the API is asked on the page's own origin.
process.env.VITE_HOST ??= ''

/**
 * The router's own links and forms, which we use none of, stay in the bundle because they are made by calls and given
 * names for a debugger. Said to be without effects, they go: two kilobytes of every first load. Its instrumentation,
 * which we do not switch on, would be another.
 */
const slimRouter: Plugin = {
  name: 'slim-router',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
    handler: code => ({
      code: code
        .replaceAll('React$1.forwardRef(', '/* @__PURE__ */ React$1.forwardRef(')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/\binit\.instrumentations\b|(?<== )consumeInstrumentation\w+\(router\)/g, 'undefined'),
      // The lines stay where they are.
      map: null,
    }),
  },
}

/** The library writes the name of a toast's timer itself. */
const toastTimerText: Plugin = {
  name: 'toast-timer-text',
  transform: {
    filter: { id: /react-toastify[\\/]dist[\\/]/ },
    handler: code => ({ code: code.replace('`notification timer`', JSON.stringify(timer)), map: null }),
  },
}

/** The loader of chunks takes a style sheet that failed for loaded: its part would come without styles from then on. */
const retryFailedStyles: Plugin = {
  name: 'retry-failed-styles',
  transform: {
    filter: { id: /vite[\\/]preload-helper/ },
    handler(code) {
      const failure = /seen\[href\] = void 0;(?=\s*throw)/
      if (!failure.test(code))
        this.error('The loader of chunks is written otherwise: look at what it does with a failure.')
      return { code: code.replace(failure, 'delete seen[href];'), map: null }
    },
  },
}

/** What the server renders names the same files as what the browser loads. */
const assetFileNames = 'assets/[name]-[hash:6][extname]'

/** Read one by one, class names are constants that the bundler writes where they stand; one object of them would go along whole. */
const classNamesAsConstants: Plugin = {
  name: 'class-names-as-constants',
  enforce: 'pre',
  transform: {
    filter: { id: /web[\\/].*\.tsx?$/, code: /import styles from/ },
    handler: code => ({ code: code.replace(/^import styles from/m, 'import * as styles from'), map: null }),
  },
}

/** A module whose names are all written elsewhere would go, and its rules with it. */
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
  plugins: [
    classNamesAsConstants,
    react(),
    tailwindcss(),
    slimRouter,
    toastTimerText,
    retryFailedStyles,
    dropServerFields,
    documentLanguage,
    inlineHeadScript,
    keepStyles,
  ],
  css: { modules: { generateScopedName: scopedClassName, localsConvention: 'camelCaseOnly' } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: '../dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: {
          // Every browser that the style sheet works in preloads modules by itself.
          polyfill: false,
          // What every page has loaded need not be named again by each of them.
          resolveDependencies: (_, files) =>
            files.filter(file => !/assets\/(common|rolldown-runtime)-/.test(file)),
        },
        sourcemap: 'hidden',
        // Half a kilobyte smaller than the bundler's own: every visitor loads it first.
        minify: 'terser',
        terserOptions: {
          module: true,
          ecma: 2020,
          compress: {
            passes: 3,
            pure_getters: true,
            unsafe_arrows: true,
            unsafe_methods: true,
            keep_fargs: false,
            hoist_props: true,
          },
        },
        // A data: URL would be one more thing the content security policy has to allow.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: clientEntry,
          // Rows and limits of the contract are written where they are used; else every page would carry all of them.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          checks: { pluginTimings: false },
          output: {
            codeSplitting: { groups: chunkGroups },
            // The first load names every file of the site, and hashes do not compress. These tell releases apart.
            entryFileNames: 'assets/[name]-[hash:6].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
          },
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
        rolldownOptions: { input: serverEntry, checks: { pluginTimings: false }, output: { assetFileNames } },
      },
    },
  },
})
