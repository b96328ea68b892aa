declare module '*.module.css' {
  /** For a class that other modules use: exported by name from the file beside its style sheet. */
  export const root: string
}
