import { COMMAND_IDS, TAB_IDS } from '../contract/studioIds'
import type { StudioOptions } from './types'

const IDS: Readonly<Record<string, readonly string[]>> = { commands: COMMAND_IDS, tabs: TAB_IDS }

/**
 * Returns the error message of `studio`, without the option's name. Ids in `order` are not checked, since they may be
 * the application's and only the browser knows those.
 */
export function studioProblem({ without = {}, order = {} }: StudioOptions): string | null {
  for (const [name, lists] of Object.entries({ without, order })) {
    for (const [kind, ids] of Object.entries(lists)) {
      const known = IDS[kind]
      if (!known) return `has "${kind}" in \`${name}\`. It takes: ${Object.keys(IDS).join(', ')}.`
      if (!Array.isArray(ids)) return `has no list for \`${name}.${kind}\`. Give ids such as ["${known[0]}"].`
      const lost = name === 'without' ? ids.find((id) => !known.includes(String(id))) : undefined
      if (lost !== undefined)
        return `has "${String(lost)}" in \`without.${kind}\`, but the studio has no such one. It has: ${known.join(', ')}.`
      const double = ids.find((id, index) => ids.indexOf(id) !== index)
      if (double !== undefined) return `has "${String(double)}" twice in \`${name}.${kind}\`.`
    }
  }
  return null
}
