import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const clientEntry = 'web/index.html'
const serverEntry = 'web/entry-server.tsx'

// Stands in the page's meta tag; without it the API is asked on the page's own origin.
process.env.VITE_HOST ??= ''

/**
 * Few larger files compress better than many small ones: the libraries, which change rarely, and what every page
 * has in common. What only some pages need stays with them.
 */
const chunks = [
  {
    name: 'libraries',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack[\\/][a-z-]+)[\\/]/,
  },
  {
    name: 'common',
    test: /(web[\\/](app|api)|contract)[\\/](?!bar|theme-choice|phone-menu|user-menu|prep-time|search-terms)|web[\\/](ui[\\/](button|close|icon|mark|note|notify|prefetch|scene|socials|use-is)|features[\\/]auth[\\/]way-on)/,
  },
]

/** Two builds of the same client: what browsers load, and what the server renders public pages with. */
export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/auth': 'http://127.0.0.1:3000' } },
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
          checks: { pluginTimings: false },
          output: { codeSplitting: { groups: chunks } },
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
