/** A box to tick. */
export { root as checkboxClass } from './checkbox.module.css'
