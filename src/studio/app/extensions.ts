import type { ComponentType, ReactNode } from 'react'
import { registerCommands } from '../commands/registry'
import type { Command } from '../commands/command'
import type { PlainCheck } from '../../slices/checks'
import { registerChecks } from '../session/checks/ownChecks'
import { registerEvents, type StudioEvents } from '../session/events'
import { registerFields, type StudioField } from '../panels/inspector/fields/inputs'
import { registerTabs, type ElementTab, type PageTab } from '../panels/inspector/tabs'

/** One, or a list of them: what a module of an application exports. */
type OneOrMore<Item> = Item | readonly Item[]

/** A component around the studio's window. */
export type ProviderComponent = ComponentType<{ children: ReactNode }>

/** What an application adds to the studio: the exports that `voix({ studio })` names, loaded in the browser. */
export interface StudioExtensions {
  commands?: readonly OneOrMore<Command>[]
  panels?: readonly OneOrMore<ElementTab | PageTab>[]
  fields?: readonly OneOrMore<StudioField>[]
  checks?: readonly OneOrMore<PlainCheck>[]
  events?: readonly OneOrMore<StudioEvents>[]
  /** The first is the outermost. */
  providers?: readonly OneOrMore<ProviderComponent>[]
  /** The ids of commands and tabs that the studio does not have. */
  without?: Arranged
  /** The ids of commands and tabs that come first. */
  order?: Arranged
}

interface Arranged {
  commands?: readonly string[]
  tabs?: readonly string[]
}

/** Makes them part of the studio. The same ones again change nothing. */
export function addExtensions(extensions: StudioExtensions): void {
  const { commands = [], panels = [], fields = [], checks = [], events = [], without = {}, order = {} } = extensions
  registerCommands(commands.flat(), { without: without.commands, order: order.commands })
  registerTabs(panels.flat(), { without: without.tabs, order: order.tabs })
  registerFields(fields.flat())
  registerChecks(checks.flat())
  registerEvents(events.flat())
}
