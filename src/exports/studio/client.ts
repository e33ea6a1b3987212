/**
 * Types for what an application adds to the studio (`studio` of `voix()`): commands, tabs of the inspector,
 * inputs of field types and checks. For modules of the browser.
 *
 * @module voix/studio/client
 */
export type { Command, CommandGroup, Enabled } from '../../studio/commands/command'
export type { Action, ActionType, StudioPage } from '../../studio/model'
export type { FieldInputComponent, FieldInputProps } from '../../studio/panels/inspector/fields/FieldInput'
export type { StudioField } from '../../studio/panels/inspector/fields/inputs'
export type { ElementTab, PageTab } from '../../studio/panels/inspector/tabs'
export type { StudioSession } from '../../studio/session/session'
export type { FieldInfo } from '../../slices/types'
export type { PlainCheck } from '../../slices/checks/check'
export type { Row } from '../../tree/types'
