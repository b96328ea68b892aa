/** A heading, and at the end of its line a count or a link. */
export { root as titleRowClass } from './title-row.module.css'
