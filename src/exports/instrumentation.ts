/**
 * An application's `instrumentation.ts`: `export { onRequestError, register } from 'voix/instrumentation'`.
 *
 * @module voix/instrumentation
 */
/** @public */
export { register } from '../host/register'
/** @public */
export { onRequestError } from '../serve/errors/onRequestError'
