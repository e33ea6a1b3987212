/** What stands in the place of an element whose slice throws. */
export function BrokenElement({ id, error }: { id: string; error: unknown }) {
  const message = error instanceof Error ? error.message : String(error)
  return (
    <div data-voix-element={id} role="alert" style={BROKEN}>
      This element cannot be shown: {message}
    </div>
  )
}

const BROKEN = { padding: 24, background: '#fef2f2', color: '#991b1b', font: '14px/1.5 system-ui' }
