/**
 * What islands ask the browser for: the loader over the page, a way to another page that refuses what is not safe, and data that comes
 * after the page. And the check of forms, the same as the server's.
 *
 * @module voix/render/client
 */
export * from '../../render/client'
export { siteHeader } from '../../render/client/siteHeader'
export { checkForm, formProblemText } from '../../slices/forms/checkForm'
export type { FormProblem, FormValues } from '../../slices/forms/checkForm'
export { FORM_EXTRAS, formAddress } from '../../slices/forms/formField'
export type { Form, FormField } from '../../slices/forms/formField'
