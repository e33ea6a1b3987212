/**
 * The route of the studio's preview frame, `app/.../%5Fvoix/preview/[...route]`.
 *
 * @module voix/preview
 */
export { previewLayout, previewPage } from '../host/preview'
