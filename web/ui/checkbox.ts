/** The class of a checkbox. */
export { root as checkboxClass } from './checkbox.module.css'
