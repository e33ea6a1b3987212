/**
 * The route of the studio's preview frame, `app/.../voix-preview/[...route]`.
 *
 * @module voix/preview
 */
/** @public */
export { previewLayout, previewNotFound, previewPage } from '../host/preview'
