/** Only screen readers read it. */
export { root as visuallyHiddenClass } from './visually-hidden.module.css'
