/** A row of choices, the chosen one underlined: tabs, a list's views, pressed buttons. */
export { root as tabRowClass } from './tab-row.module.css'
