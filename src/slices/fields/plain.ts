import type { FieldDefinition, FieldOptions, RichTextValue } from '../types'
import { common } from './common'

/** One line or paragraph of plain text. */
export function text(options: FieldOptions<string> = {}): FieldDefinition<string, string> {
  return common('text', options)
}

/** Formatted text. The editor is the Payload configuration's own. */
export function wysiwyg(
  options: FieldOptions<RichTextValue> = {},
): FieldDefinition<RichTextValue, RichTextValue | null> {
  return common('wysiwyg', options)
}

/** On or off; off without a default. */
export function checkbox(options: FieldOptions<boolean> = {}): FieldDefinition<boolean, boolean> {
  return common('checkbox', options)
}

/** A CSS colour, or the name of a colour of the layout's palette. */
export function color(options: FieldOptions<string> = {}): FieldDefinition<string, string | null> {
  return common('color', options)
}

/** A day and time, as an ISO 8601 text in UTC. */
export function datetime(options: FieldOptions<string> = {}): FieldDefinition<string, string | null> {
  return common('datetime', options)
}

/** A day, as an ISO 8601 text. */
export function date(options: FieldOptions<string> = {}): FieldDefinition<string, string | null> {
  return common('date', options)
}
