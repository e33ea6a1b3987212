/**
 * Forms, in the browser and on the server alike: the check of what was typed, the words for what is wrong, and where a form is sent to.
 *
 * @module voix/forms
 */
/** @public */
export { checkForm, formProblemText } from '../slices/forms/checkForm'
/** @public */
export type { FormProblem, FormRule, FormValues } from '../slices/forms/checkForm'
/** @public */
export { FORM_EXTRAS, formAddress } from '../slices/forms/formField'
/** @public */
export type { Form, FormField, FormFieldType } from '../slices/forms/formField'
