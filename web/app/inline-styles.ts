/**
 * The server inlines a page's styles and names their files (`<style data-files>`). The loader of page modules takes a file
 * as loaded when a link names it, so each gets a disabled link, which fetches nothing. In the HTML itself the browser's
 * preload scanner would fetch it all the same.
 */
export function markInlineStylesLoaded(): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-files]')
  for (const href of style?.dataset.files?.split(' ') ?? []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', disabled: true, href })
    document.head.append(link)
  }
}
