/** The class of a row of choices whose chosen one is underlined: tabs, a list's views, pressed buttons. */
export { root as tabRowClass } from './tab-row.module.css'
