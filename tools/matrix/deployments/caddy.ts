import { behindProxy, writeConfiguration } from './behind-proxy.ts'

export const deploy = behindProxy({
  program: 'caddy',
  language: 'caddy',
  configure: async (text, { proxy, site }, folder) => {
    const own = text
      .replace(/^\S+ \{/m, `{\n\tadmin off\n}\n\nhttp://127.0.0.1:${proxy} {`)
      .replace('127.0.0.1:3000', `127.0.0.1:${site}`)
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', await writeConfiguration(folder, own)]
  },
})
