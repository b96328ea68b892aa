/**
 * Marks the inlined style sheets as loaded. The server inlines a page's styles and lists their files (`<style data-files>`). The
 * loader of page modules treats a file as loaded if a link names it, so each file gets a disabled link, which fetches nothing. In
 * the HTML itself, the browser's preload scanner would still fetch them.
 */
export function markInlineStylesLoaded(): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-files]')
  for (const href of style?.dataset.files?.split(' ') ?? []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', disabled: true, href })
    document.head.append(link)
  }
}
