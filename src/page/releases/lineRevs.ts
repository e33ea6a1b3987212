/**
 * Revisions within a release are far from those outside, and further with each time that the page enters it: a window that was left on
 * another line is never taken for one of this line.
 */
export const LINE_REVS = 1_000_000
