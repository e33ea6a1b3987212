'use client'

import { PasswordField, useDocumentInfo } from '@payloadcms/ui'

/** Where whoever changes an account types their own password. A new account is nobody's yet. */
export function PresentPasswordField() {
  const { id } = useDocumentInfo()
  if (id === undefined) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{
        name: 'currentPassword',
        // Payload's input for passwords shows no description.
        label: 'Your present password, to change an e-mail address, a password or roles',
      }}
      path="currentPassword"
      validate={() => true}
    />
  )
}
