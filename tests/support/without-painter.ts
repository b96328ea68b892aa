// Preloaded by a site that must draw no covers: node --import ./tests/support/without-painter.ts server/main.ts
import { registerHooks } from 'node:module'

const stub = new URL('./stub-painter.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, resolve) =>
    resolve(specifier.endsWith('/painter/painter.ts') ? stub : specifier, context),
})
