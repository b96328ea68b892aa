/** What is decided and why, with the one button. */
export { root as decideFieldsClass } from './decide-fields.module.css'
