/** Dispatched by a reserved element after its HTML was inserted, so that its islands are hydrated. */
export const PLACED_EVENT = 'voix:placed'
