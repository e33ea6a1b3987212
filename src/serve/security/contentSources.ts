/**
 * Additional script sources, if content collections run in a database in the browser (`defineVoix({ contentDatabase })`).
 */
export const contentSources = (): string[] => (process.env.VOIX_CONTENT_DATABASE ? ["'wasm-unsafe-eval'"] : [])
