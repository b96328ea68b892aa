declare module '*.module.css' {
  /** A class that other modules use. The file beside the style sheet exports it by name. */
  export const root: string
}
