/**
 * The preview frame with the application's slices. The generated registry of slices calls it.
 *
 * @module voix/preview/client
 */
/** @public */
export { previewFrame } from '../../host/previewFrame'
