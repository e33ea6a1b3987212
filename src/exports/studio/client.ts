'use client'

/**
 * Helpers for an application's additions to the studio (`studio` of `voix()`): the session, the studio's inputs, and
 * the types of commands, tabs, inputs of field types and checks. For modules that begin with `'use client'`.
 *
 * @module voix/studio/client
 */
/** @public */
export { useEditor, useSession } from '../../studio/session/session'
/** @public */
export { productCommand } from '../../studio/commands/registry'
/** @public */
export { inputProps } from '../../studio/panels/inspector/fields/FieldInput'
/** @public */
export { CheckGroup, CheckInput } from '../../studio/ui/inputs/CheckInput'
/** @public */
export { ColorControl } from '../../studio/ui/inputs/ColorControl'
/** @public */
export { DocumentInput } from '../../studio/ui/inputs/DocumentInput'
/** @public */
export { FieldBox, Labelled } from '../../studio/ui/inputs/Labelled'
/** @public */
export { MediaInput } from '../../studio/ui/inputs/MediaInput'
/** @public */
export { NumberInput } from '../../studio/ui/inputs/NumberInput'
/** @public */
export { anyText, wholeNumber } from '../../studio/ui/inputs/parse'
/** @public */
export { Section } from '../../studio/ui/inputs/Section'
/** @public */
export { SelectInput } from '../../studio/ui/inputs/SelectInput'
/** @public */
export { TextInput } from '../../studio/ui/inputs/TextInput'
/** @public */
export { InstantInput } from '../../studio/ui/time/InstantInput'
/** @public */
export type { Command, CommandGroup, CommandIcon, Enabled } from '../../studio/commands/command'
/** @public */
export type { Action, ActionType, StudioPage, StudioState } from '../../studio/model'
/** @public */
export type { FieldInputComponent, FieldInputProps } from '../../studio/panels/inspector/fields/FieldInput'
/** @public */
export type { StudioField } from '../../studio/panels/inspector/fields/inputs'
/** @public */
export type { ProviderComponent } from '../../studio/app/extensions'
/** @public */
export type { SaveEvent, StudioEvents } from '../../studio/session/events'
/** @public */
export type { ElementPanelProps, ElementTab, PagePanelProps, PageTab } from '../../studio/panels/inspector/tabs'
/** @public */
export type { EditorState } from '../../studio/session/editorStore'
/** @public */
export type { StudioSession } from '../../studio/session/session'
/** @public */
export type { DocumentReference } from '../../studio/ui/inputs/DocumentInput'
/** @public */
export type { InputAttributes, LabelledProps } from '../../studio/ui/inputs/Labelled'
/** @public */
export type { Parsed } from '../../studio/ui/inputs/parse'
/** @public */
export type { Choice } from '../../studio/ui/inputs/SelectInput'
/** @public */
export type { FieldInfo } from '../../slices/types'
/** @public */
export type { PlainCheck } from '../../slices/checks/check'
/** @public */
export type { Row } from '../../tree/types'
