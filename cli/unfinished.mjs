/** The exit code of a command that stopped in the middle of its work. */
export const UNFINISHED = 13

/** Node arguments for a command that ends itself by `process.exit()`: ending in any other way is a failure. */
export const MUST_FINISH = ['--import', new URL('./mustFinish.mjs', import.meta.url).href]
