'use client'

/**
 * What an application adds to the studio is written with (`studio` of `voix()`): the session, the studio's inputs, and the
 * types of commands, tabs, inputs of field types and checks. For modules that begin with `'use client'`.
 *
 * @module voix/studio/client
 */
export { useEditor, useSession } from '../../studio/session/session'
export { productCommand } from '../../studio/commands/registry'
export { inputProps } from '../../studio/panels/inspector/fields/FieldInput'
export { CheckGroup, CheckInput } from '../../studio/ui/inputs/CheckInput'
export { ColorControl } from '../../studio/ui/inputs/ColorControl'
export { DocumentInput } from '../../studio/ui/inputs/DocumentInput'
export { FieldBox, Labelled } from '../../studio/ui/inputs/Labelled'
export { MediaInput } from '../../studio/ui/inputs/MediaInput'
export { NumberInput } from '../../studio/ui/inputs/NumberInput'
export { anyText, wholeNumber } from '../../studio/ui/inputs/parse'
export { Section } from '../../studio/ui/inputs/Section'
export { SelectInput } from '../../studio/ui/inputs/SelectInput'
export { TextInput } from '../../studio/ui/inputs/TextInput'
export { InstantInput } from '../../studio/ui/time/InstantInput'
export type { Command, CommandGroup, CommandIcon, Enabled } from '../../studio/commands/command'
export type { Action, ActionType, StudioPage, StudioState } from '../../studio/model'
export type { FieldInputComponent, FieldInputProps } from '../../studio/panels/inspector/fields/FieldInput'
export type { StudioField } from '../../studio/panels/inspector/fields/inputs'
export type { ProviderComponent } from '../../studio/app/extensions'
export type { SaveEvent, StudioEvents } from '../../studio/session/events'
export type { ElementPanelProps, ElementTab, PagePanelProps, PageTab } from '../../studio/panels/inspector/tabs'
export type { EditorState } from '../../studio/session/editorStore'
export type { StudioSession } from '../../studio/session/session'
export type { DocumentReference } from '../../studio/ui/inputs/DocumentInput'
export type { InputAttributes, LabelledProps } from '../../studio/ui/inputs/Labelled'
export type { Parsed } from '../../studio/ui/inputs/parse'
export type { Choice } from '../../studio/ui/inputs/SelectInput'
export type { FieldInfo } from '../../slices/types'
export type { PlainCheck } from '../../slices/checks/check'
export type { Row } from '../../tree/types'
