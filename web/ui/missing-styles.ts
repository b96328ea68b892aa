const missing = new Set<HTMLLinkElement>()
const failures = new WeakMap<() => unknown, unknown>()

/** Remembers the style sheets that failed to load, because Vite's chunk loader treats them as loaded from then on. */
export function trackMissingStyles(): void {
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    target.remove()
    missing.add(target)
  }
  addEventListener('error', remember, true)
}

/**
 * Imports code and loads missing style sheets again. An import that failed before waits for the style sheets, and fails if one
 * does not load.
 */
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

/** Loads a style sheet again. Resolves to whether it has loaded. */
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
