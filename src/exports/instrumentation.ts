/**
 * An application's `instrumentation.ts`: `export { onRequestError, register } from 'voix/instrumentation'`.
 *
 * @module voix/instrumentation
 */
export { register } from '../host/register'
export { onRequestError } from '../serve/errors/onRequestError'
