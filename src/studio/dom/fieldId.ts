/** The DOM id of an input in the inspector, as Payload would name it. `path` goes by the numbers of rows: `images.1.caption`. */
export function domIdOf(path: string): string {
  return `field-${path.replaceAll('.', '__')}`
}
