import type { Conflict } from '../../tree'

/** Two people changed the same thing. The answer lists base, mine and theirs of each; nothing was written. */
export class ConflictError extends Error {
  readonly conflicts: Conflict[]
  readonly rev: number

  constructor({ conflicts, rev }: { conflicts: Conflict[]; rev: number }) {
    super(`${conflicts.length} of your changes ${conflicts.length === 1 ? 'was' : 'were'} also made by somebody else.`)
    this.name = 'ConflictError'
    this.conflicts = conflicts
    this.rev = rev
  }
}
