/** A square around an icon. */
export { root as iconButtonClass } from './icon-button.module.css'
