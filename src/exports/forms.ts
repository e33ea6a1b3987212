/**
 * Forms, in the browser and on the server alike: the check of what was typed, the words for what is wrong, and where a form is sent to.
 *
 * @module voix/forms
 */
export { checkForm, formProblemText } from '../slices/forms/checkForm'
export type { FormProblem, FormRule, FormValues } from '../slices/forms/checkForm'
export { FORM_EXTRAS, formAddress } from '../slices/forms/formField'
export type { Form, FormField, FormFieldType } from '../slices/forms/formField'
