/** What an address asks for beside the page; the proxy writes it into the internal address, where layouts see it too. */
export interface DynamicMode {
  /** A layout of the application, or `null` for the page's own. */
  layout: string | null
  /** A window that follows the studio: the newest version, for those who may see it. */
  isSynced: boolean
}

const OWN_LAYOUT = '-'

/** `view.jewel`, `sync.-` */
export function writeMode({ layout, isSynced }: DynamicMode): string {
  return `${isSynced ? 'sync' : 'view'}.${layout ?? OWN_LAYOUT}`
}

export function readMode(text: string): DynamicMode {
  const [kind, layout = OWN_LAYOUT] = text.split('.')
  return { layout: layout === OWN_LAYOUT ? null : layout, isSynced: kind === 'sync' }
}
