'use client'

import { PasswordField, useDocumentInfo } from '@payloadcms/ui'

/** An input for the user's own password, which a change of an account requires. Not shown for a new account. */
export function PresentPasswordField() {
  const { id } = useDocumentInfo()
  if (id === undefined) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{
        name: 'currentPassword',
        // Payload's password input shows no description, so the label explains it.
        label: 'Your present password, to change an e-mail address, a password or roles',
      }}
      path="currentPassword"
      validate={() => true}
    />
  )
}
