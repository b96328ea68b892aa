import { behindProxy, writeConfiguration } from './behind-proxy.ts'

/** Tests stand for a proxy before this one, which names each caller. */
const outerProxy = '{\n\t\ttrusted_proxies 127.0.0.1/32\n\t}'

export const deploy = behindProxy({
  program: 'caddy',
  language: 'caddy',
  configure: async (text, { listen, sites }, folder) => {
    const own = text
      .replace(/^\S+ \{/m, `{\n\tadmin off\n}\n\nhttp://${listen} {`)
      .replace('127.0.0.1:3000', `${sites.join(' ')} ${outerProxy}`)
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', await writeConfiguration(folder, own)]
  },
})
