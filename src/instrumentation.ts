export { onRequestError, register } from 'voix/instrumentation'
