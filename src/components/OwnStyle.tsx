/**
 * The rules of one slice, in the page where it stands and in no other: the sheet of a layout is what every page loads. They lie in the
 * layer of components, so that utilities and layouts have the last word.
 */
export function OwnStyle({ rules }: { rules: string }) {
  return <style dangerouslySetInnerHTML={{ __html: `@layer components{${rules}}` }} />
}
