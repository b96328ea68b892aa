/** Buttons beside each other. */
export { root as buttonRowClass } from './button-row.module.css'
