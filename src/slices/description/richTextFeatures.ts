import type { PayloadRequest } from 'payload'
import { isRecord } from '../../tree'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/**
 * Returns the features of the application's rich text editor: their keys, and the tags of its headings. `undefined` if
 * it is not Payload's editor.
 */
export function richTextFeatures({ payload }: Pick<PayloadRequest, 'payload'>): string[] | undefined {
  const editor: unknown = payload.config.editor
  const config: unknown = isRecord(editor) ? Reflect.get(editor, 'editorConfig') : undefined
  const features = isRecord(config) ? config.resolvedFeatureMap : undefined
  if (!(features instanceof Map)) return undefined
  return [...(features as Map<string, unknown>)].flatMap(([key, feature]) =>
    key === 'heading' ? [key, ...headingsOf(feature)] : [key],
  )
}

function headingsOf(feature: unknown): string[] {
  const props = isRecord(feature) ? feature.sanitizedServerFeatureProps : undefined
  const sizes = isRecord(props) ? props.enabledHeadingSizes : undefined
  return Array.isArray(sizes) ? sizes.filter((size) => HEADINGS.includes(size)) : HEADINGS
}
