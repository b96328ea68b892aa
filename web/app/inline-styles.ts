/**
 * The server writes a page's styles into the page and names their files (`<style data-files>`). To the loader of page
 * modules a file is there when a link names it; a disabled link says so and loads nothing. In the HTML the browser would
 * look ahead and load it all the same.
 */
export function markInlineStylesLoaded(): void {
  const style = document.querySelector<HTMLStyleElement>('style[data-files]')
  for (const href of style?.dataset.files?.split(' ') ?? []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', disabled: true, href })
    document.head.append(link)
  }
}
