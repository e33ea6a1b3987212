/** What a reserved element says once its own HTML stands in it, so that islands inside are woken. */
export const PLACED_EVENT = 'voix:placed'
