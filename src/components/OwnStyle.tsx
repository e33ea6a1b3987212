/**
 * The rules of one slice, only on pages that use it: all pages load the layout's sheet. They are in the layer
 * `components`, so that utilities and layouts override them.
 */
export function OwnStyle({ rules }: { rules: string }) {
  return <style dangerouslySetInnerHTML={{ __html: `@layer components{${rules}}` }} />
}
