/** A small line beside a control. */
export { root as hintClass } from './hint.module.css'
