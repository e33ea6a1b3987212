'use client'

import type { StudioEvents } from 'voix/studio/client'

/** Dispatches an event on the window after the page was saved or published in it. */
export const announce: StudioEvents = {
  onSave: ({ action, rev }) => window.dispatchEvent(new CustomEvent('app-saved', { detail: { action, rev } })),
  onPublish: ({ page }) => window.dispatchEvent(new CustomEvent('app-published', { detail: { title: page.title } })),
}
