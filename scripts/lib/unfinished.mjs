/** The exit code of a command that stopped in the middle of its work. */
export const UNFINISHED = 13
