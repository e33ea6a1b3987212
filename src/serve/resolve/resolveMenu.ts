import { getVoix } from '../../options/getVoix'
import { menuLabel, type StoredMenuItem } from '../../slices/menu/menuItems'
import type { ResolvedLink } from '../../slices/types'
import { resolveLink } from './resolveLink'
import type { ResolveScope } from './scope'

/** An item of a menu for a layout, in the language of the page. */
interface ResolvedMenuItem {
  id: string
  label: string
  link: ResolvedLink | null
  children: ResolvedMenuItem[]
}

export async function resolveMenu(value: unknown, scope: ResolveScope): Promise<ResolvedMenuItem[]> {
  const [first] = getVoix(scope.req.payload.config).languages
  const languages = [scope.context.languageCode, ...(first ? [first.code] : [])]
  const resolve = async (item: StoredMenuItem): Promise<ResolvedMenuItem> => {
    const label = menuLabel(item, ...languages)
    const [link, children] = await Promise.all([
      item.link && resolveLink({ ...item.link, text: label }, scope),
      Promise.all(item.children.map(resolve)),
    ])
    return { id: item.id, label, link, children }
  }
  return Promise.all((Array.isArray(value) ? (value as StoredMenuItem[]) : []).map(resolve))
}
