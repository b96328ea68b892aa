import { behindProxy, writeConfiguration } from './behind-proxy.ts'

export const deploy = behindProxy({
  program: 'nginx',
  language: 'nginx',
  configure: async (text, { proxy, site }, folder) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      name => `${name}_temp_path ${folder}/${name};`,
    )
    const own = text
      .replace('127.0.0.1:3000', `127.0.0.1:${site}`)
      // The one that only redirects to https.
      .replace(/^server \{\n {4}listen 80;[\s\S]*?^\}\n/m, '')
      .replace(/^ {4}listen 443 .*$/m, `    listen 127.0.0.1:${proxy};`)
      .replaceAll(/^ {4}(listen \[::\]|ssl_|server_name).*\n/gm, '')
      .replace('Host $host', 'Host $http_host')
    const http = ['include /etc/nginx/mime.types;', 'access_log off;', ...temporary, own].join('\n')
    const path = await writeConfiguration(
      folder,
      `user root;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\n${http}\n}\n`,
    )
    return ['nginx', '-c', path, '-e', 'stderr', '-g', 'daemon off;']
  },
})
