/** The style of an island: it has no box, so it does not affect the layout of its content. */
export const NO_BOX = { display: 'contents' }
