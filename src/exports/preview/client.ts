/**
 * The frame itself, with the application's slices; the registry of slices calls it.
 *
 * @module voix/preview/client
 */
/** @public */
export { previewFrame } from '../../host/previewFrame'
