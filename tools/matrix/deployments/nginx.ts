import { behindProxy, type ReverseProxy, writeConfiguration } from './behind-proxy.ts'

/** Tests stand for a proxy before this one, which names each caller. */
const outerProxy = ['set_real_ip_from 127.0.0.1;', 'real_ip_header X-Forwarded-For;']

export const nginx: ReverseProxy = {
  program: 'nginx',
  language: 'nginx',
  configure: async (text, { listen, sites }, folder) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      name => `${name}_temp_path ${folder}/${name};`,
    )
    const own = text
      .replace(/^ {4}server 127.0.0.1:3000;$/m, sites.map(site => `    server ${site};`).join('\n'))
      // The one that only redirects to https.
      .replace(/^server \{\n {4}listen 80;[\s\S]*?^\}\n/m, '')
      .replace(/^ {4}listen 443 .*$/m, `    listen ${listen};`)
      .replaceAll(/^ {4}(listen \[::\]|ssl_|server_name).*\n/gm, '')
      .replace('Host $host', 'Host $http_host')
    const http = ['include /etc/nginx/mime.types;', 'access_log off;', ...outerProxy, ...temporary, own].join(
      '\n',
    )
    const path = await writeConfiguration(
      folder,
      `user root;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\n${http}\n}\n`,
    )
    return ['nginx', '-c', path, '-e', 'stderr', '-g', 'daemon off;']
  },
}

export const deploy = behindProxy(nginx)
