/** The application's route that returns the data of pages. */
export const DATA_ROUTE = '/builds/data'
const DATA_FILE = '/_payload.json'

/** `/about/_payload.json` -> `/about`: the page whose data is at an address; `null` for any other address. */
export function dataPathOf(pathname: string): string | null {
  return pathname.endsWith(DATA_FILE) ? pathname.slice(0, -DATA_FILE.length) || '/' : null
}
