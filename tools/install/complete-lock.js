// Adds to package-lock.json the other-platform packages that a partial registry mirror left out.
// npm 11 refuses a lock in which an optional dependency has no entry, even one this machine never installs.
import { readFileSync, writeFileSync } from 'node:fs'

const path = new URL('../../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(path, 'utf8'))
const { packages } = lock

/** `linux-arm64-musl` → the os, cpu and libc that npm filters by; only these words occur in package names. */
function platformOf(name) {
  const words = name.split(/[-/]/)
  const os = { win32: 'win32', windows: 'win32', darwin: 'darwin', linux: 'linux', android: 'android' }
  const found = words.map(word => os[word] ?? (['freebsd', 'openharmony'].includes(word) ? word : undefined))
  const cpu = words.find(word => ['x64', 'arm64', 'ia32', 'arm', 's390x', 'ppc64', 'riscv64'].includes(word))
  const libc = words.some(word => word.startsWith('musl'))
    ? 'musl'
    : words.some(word => ['gnu', 'gnueabihf'].includes(word))
      ? 'glibc'
      : undefined
  return { os: found.find(Boolean), cpu, libc }
}

let added = 0
for (const [parentPath, parent] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    if (packages[`node_modules/${name}`] || packages[`${parentPath}/node_modules/${name}`]) continue
    const { os, cpu, libc } = platformOf(name)
    packages[`node_modules/${name}`] = {
      version,
      optional: true,
      ...(parent.dev && { dev: true }),
      ...(os && { os: [os] }),
      ...(cpu && { cpu: [cpu] }),
      ...(libc && { libc: [libc] }),
    }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} platform entries added to package-lock.json`)
