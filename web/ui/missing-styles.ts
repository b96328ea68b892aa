const missing = new Set<HTMLLinkElement>()
const failures = new WeakMap<() => unknown, unknown>()

/** Remembers the style sheets that failed to load: Vite's loader of chunks takes them for loaded from then on. */
export function trackMissingStyles(): void {
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    target.remove()
    missing.add(target)
  }
  addEventListener('error', remember, true)
}

/** Imports code and loads missing style sheets again. An import that failed before waits for them, and fails without them. */
export async function importWithStyles<Module>(importCode: () => Promise<Module>): Promise<Module> {
  const loading = Promise.all([...missing].map(loadAgain))
  if (failures.has(importCode) && (await loading).includes(false)) throw failures.get(importCode)
  try {
    const module = await importCode()
    failures.delete(importCode)
    return module
  } catch (failure) {
    failures.set(importCode, failure)
    throw failure
  }
}

/** Whether it is there now. */
function loadAgain(link: HTMLLinkElement): Promise<boolean> {
  return new Promise(resolve => {
    const finish = () => {
      missing.delete(link)
      resolve(true)
    }
    link.addEventListener('load', finish)
    link.addEventListener('error', () => resolve(false))
    if (!link.isConnected) document.head.append(link)
  })
}
