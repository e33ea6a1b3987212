/** The DOM id of an input in the inspector, as Payload would name it: of `rows.0.title`, `field-rows__0__title`. */
export function domIdOf(path: string): string {
  return `field-${path.replaceAll('.', '__')}`
}
