/** Where something is typed or chosen. */
export { root as inputClass } from './input.module.css'
