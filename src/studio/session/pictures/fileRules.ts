import type { UploadRules } from '../../model/boot'

const WORDS: Record<string, string> = {
  'image/jpeg': 'JPEG',
  'image/svg+xml': 'SVG',
  'application/pdf': 'PDF',
}

/** Returns why a file is rejected; `null` if it is accepted. The server also checks its content. */
export function refuseFile(file: File, { mimeTypes, maxBytes }: UploadRules, isAnyFile: boolean): string | null {
  const taken = takenTypes(mimeTypes, isAnyFile)
  if (file.size === 0) return 'The file is empty.'
  if (taken.length > 0 && !taken.some((type) => fits(file.type, type))) {
    return `${kindOf(file)} cannot go here. What can: ${listOf(taken)}.`
  }
  if (file.size > maxBytes) return `${sizeOf(file.size)} is too much. A file may have ${sizeOf(maxBytes)} at most.`
  return null
}

/** Returns the `accept` attribute of a file input. */
export function acceptedTypes({ mimeTypes }: UploadRules, isAnyFile: boolean): string {
  return takenTypes(mimeTypes, isAnyFile).join(',')
}

/** The rule in a line: “JPEG, PNG, WEBP, up to 50 MB”. */
export function rulesInWords({ mimeTypes, maxBytes }: UploadRules, isAnyFile: boolean): string {
  return `${listOf(takenTypes(mimeTypes, isAnyFile))}, up to ${sizeOf(maxBytes)}`
}

export function sizeOf(bytes: number): string {
  const [value, unit] = bytes >= 1024 ** 2 ? [bytes / 1024 ** 2, 'MB'] : [Math.max(1, bytes / 1024), 'KB']
  return `${value >= 10 ? Math.round(value) : Math.round(value * 10) / 10} ${unit}`
}

function takenTypes(mimeTypes: readonly string[], isAnyFile: boolean): readonly string[] {
  if (isAnyFile) return mimeTypes
  const shown = mimeTypes.filter((type) => /^(image|video)\//.test(type))
  return shown.length > 0 || mimeTypes.length > 0 ? shown : ['image/*', 'video/*']
}

function fits(type: string, taken: string): boolean {
  return taken.endsWith('/*') ? type.startsWith(taken.slice(0, -1)) : taken === '*' || type === taken
}

/** Named by the file extension, which users know better than MIME types. */
function kindOf({ name, type }: File): string {
  const ending = /[^.]\.([a-z0-9]{1,5})$/i.exec(name)?.[1]
  if (ending !== undefined) return `A file of the kind ${ending.toUpperCase()}`
  return type === '' ? 'A file of an unknown kind' : `A file of the kind ${nameOf(type)}`
}

function nameOf(type: string): string {
  if (type === 'image/*') return 'pictures'
  if (type === 'video/*') return 'films'
  return WORDS[type] ?? (type.split('/').at(-1) ?? type).toUpperCase()
}

function listOf(types: readonly string[]): string {
  return types.length === 0 ? 'any file' : types.map(nameOf).join(', ')
}
