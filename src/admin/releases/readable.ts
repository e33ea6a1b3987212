import type { ReleaseConflict } from '../../contract/releases'
import { nameOfSpot } from '../../studio/describe/names'
import { readableParts, type ReadablePart } from '../../studio/describe/readableParts'

/** Returns a conflict as readable text. Values are shown without labels, since this screen does not load the slices. */
export function readable({ element, field, name, base, mine, theirs }: ReleaseConflict): {
  spot: string
  base: ReadablePart[]
  mine: ReadablePart[]
  theirs: ReadablePart[]
} {
  const spot = nameOfSpot({ element, field })
  const parts = (value: unknown) => (field === null && value === null ? [GONE] : readableParts(value))
  return {
    spot: element === null ? spot : `${name ?? 'An element'}: ${spot}`,
    base: parts(base),
    mine: parts(mine),
    theirs: parts(theirs),
  }
}

const GONE: ReadablePart = { kind: 'text', text: 'Not there' }
