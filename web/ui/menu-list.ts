/** The class of links or buttons below each other, in a popover in the middle of the window. */
export { root as menuListClass } from './menu-list.module.css'
