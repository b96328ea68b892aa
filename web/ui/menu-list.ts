/** Links or buttons below each other, in a popover. */
export { root as menuListClass } from './menu-list.module.css'
