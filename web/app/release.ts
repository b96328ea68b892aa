const key = 'reloadedForRelease'

/** After a deploy the old page asks for files that are gone: one reload brings the new release. */
export function reloadOnceForNewRelease(): void {
  addEventListener('vite:preloadError', event => {
    if (sessionStorage.getItem(key) === location.href) return
    sessionStorage.setItem(key, location.href)
    event.preventDefault()
    location.reload()
  })
}
