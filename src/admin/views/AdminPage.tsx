import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { DefaultTemplate } from '@payloadcms/next/templates'

/** Renders a view inside Payload's template (navigation, header). */
export function AdminPage({ props, children }: { props: AdminViewServerProps; children: ReactNode }) {
  const { locale, permissions, req, visibleEntities } = props.initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={props.params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={props.searchParams}
      user={req.user ?? undefined}
      viewActions={props.viewActions}
      visibleEntities={visibleEntities}
    >
      {children}
    </DefaultTemplate>
  )
}
