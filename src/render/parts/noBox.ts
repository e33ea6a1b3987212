/** The style of an island: it has no box, so what it holds lies where it stands. */
export const NO_BOX = { display: 'contents' }
