// The package has types only for its other builds. This build has WebAssembly and its loader in one file.
declare module 'libheif-js/wasm-bundle.js' {
  import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js'

  const libheif: MainModule
  export default libheif
}
