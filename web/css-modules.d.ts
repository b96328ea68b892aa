declare module '*.module.css' {
  /** For a look that others share: exported from beside its module by a name of its own. */
  export const root: string
}
