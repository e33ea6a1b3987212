/**
 * Revisions in a release start at a multiple of this, and at a higher one each time the page is added. So a revision
 * from another line is never mistaken for one of this line.
 */
export const LINE_REVS = 1_000_000
