/** The exit code of a command that stopped before it was finished. */
export const UNFINISHED = 13

/** Node arguments for a command that exits by `process.exit()`. Ending in any other way is a failure. */
export const MUST_FINISH = ['--import', new URL('./mustFinish.mjs', import.meta.url).href]
