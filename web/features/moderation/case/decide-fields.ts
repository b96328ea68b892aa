/** The class of the fields for a decision and its reason, with the one button. */
export { root as decideFieldsClass } from './decide-fields.module.css'
