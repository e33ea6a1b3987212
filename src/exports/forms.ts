/**
 * Forms, for the browser and the server: validation of the values, messages for problems, and the address that a form
 * is sent to.
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
