/** The application's route that returns the data of pages. */
export const DATA_ROUTE = '/builds/data'
const DATA_FILE = '/_payload.json'

/** Returns the path of the page whose data is at an address (`/about/_payload.json` -> `/about`), or `null`. */
export function dataPathOf(pathname: string): string | null {
  return pathname.endsWith(DATA_FILE) ? pathname.slice(0, -DATA_FILE.length) || '/' : null
}
