/** What scripts of pages may do beside, where browsers have content collections in a database of their own (`defineVoix({ contentDatabase })`). */
export const contentSources = (): string[] => (process.env.VOIX_CONTENT_DATABASE ? ["'wasm-unsafe-eval'"] : [])
