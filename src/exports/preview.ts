/**
 * The route of the studio's preview frame, `app/.../voix-preview/[...route]`.
 *
 * @module voix/preview
 */
export { previewLayout, previewNotFound, previewPage } from '../host/preview'
