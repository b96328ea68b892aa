/** The class of a square button with an icon. */
export { root as iconButtonClass } from './icon-button.module.css'
