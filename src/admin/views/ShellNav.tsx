import { NavHamburger, NavWrapper } from '@payloadcms/next/client'
import { Logout } from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { Link } from '../../studio/ui/Link'
import { createLocalReq, type PayloadComponent, type PayloadRequest, type ServerProps } from 'payload'
import { Fragment } from 'react'
import { Icon } from '../brand/Logo'
import { findPreference } from '../server/findPreference'
import { shellOf } from '../server/readVoix'
import { mayOpen, studioAccess } from '../server/studioAccess'
import { KeepNavOpen } from '../shell/KeepNavOpen'
import { navigationOf, type Entity } from '../shell/navigation'
import { NavLinks } from '../shell/NavLinks'
import styles from '../shell/shell.module.css'
import { labelText } from '../../slices/labelText'

type Props = ServerProps & { req?: PayloadRequest }

/** The admin's navigation. Components that an application adds to Payload's navigation are kept. */
export async function ShellNav(props: Props) {
  const { i18n, payload, user } = props
  if (!payload?.config) return null
  // Payload's "not found" page passes no request.
  const req = props.req ?? (await createLocalReq({ req: { i18n: i18n as PayloadRequest['i18n'] }, user }, payload))
  const { admin, routes } = payload.config
  const { afterNav, afterNavLinks, beforeNav, beforeNavLinks, logout, settingsMenu } = admin.components
  const access = studioAccess({ user, payload })
  const groups =
    access === 'none'
      ? []
      : navigationOf({
          ...inputOf(props, req),
          mayOpen: (screen) => mayOpen({ user, payload }, screen),
        })
  const { closed, isOpen } = await navPreferences(req)
  const shown = (components?: PayloadComponent[]) =>
    components?.map((Component, index) => (
      <Fragment key={index}>
        {RenderServerComponent({ Component, importMap: payload.importMap, serverProps: props })}
      </Fragment>
    ))
  return (
    <NavWrapper baseClass="nav">
      <KeepNavOpen isOpen={isOpen} />
      {shown(beforeNav)}
      <Link className={styles.brand} href={routes.admin}>
        {admin.components.graphics.Icon ? (
          RenderServerComponent({ Component: admin.components.graphics.Icon, importMap: payload.importMap })
        ) : (
          <Icon />
        )}
        <span>{shellOf(payload.config).name}</span>
      </Link>
      <nav aria-label="Admin" className={styles.nav}>
        {shown(beforeNavLinks)}
        <NavLinks adminRoute={routes.admin} closed={closed} groups={groups} />
        {shown(afterNavLinks)}
        <div className={styles.end}>
          {shown(settingsMenu)}
          {RenderServerComponent({
            Component: logout?.Button,
            Fallback: Logout,
            importMap: payload.importMap,
            serverProps: props,
          })}
        </div>
      </nav>
      {shown(afterNav)}
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </NavWrapper>
  )
}

interface NavPreference {
  open?: boolean
  groups?: Record<string, { open?: boolean }>
}

function inputOf({ payload, permissions, visibleEntities }: Props, { i18n }: PayloadRequest) {
  const { admin, collections, globals, routes } = payload.config
  const { slugs, icons } = shellOf(payload.config)
  const entity = (slug: string, label: unknown, group: unknown): Entity => ({
    slug,
    label: labelText(label, i18n) || slug,
    group: labelText(group, i18n) || null,
  })
  return {
    adminRoute: routes.admin,
    views: [
      // Short addresses are not screens, since they redirect to Payload's.
      ...Object.entries(admin.components.views ?? {}).flatMap(([key, view]) =>
        !/^voix(Short|Copy)_/.test(key) && 'path' in view && view.path ? [view.path] : [],
      ),
      admin.routes.account,
    ],
    collections: collections
      .filter(({ slug, admin: own }) => own.group !== false && visibleEntities?.collections.includes(slug))
      .filter(({ slug }) => permissions?.collections?.[slug]?.read)
      .map(({ slug, labels, admin: own }) => entity(slug, labels.plural, own.group)),
    globals: globals
      .filter(({ slug, admin: own }) => own.group !== false && visibleEntities?.globals.includes(slug))
      .filter(({ slug }) => permissions?.globals?.[slug]?.read)
      .map(({ slug, label, admin: own }) => entity(slug, label, own.group)),
    slugs,
    icons,
  }
}

/** Reads which groups the user has closed, and whether the user has opened the navigation. */
async function navPreferences(req: PayloadRequest): Promise<{ closed: string[]; isOpen: boolean }> {
  if (!req.user) return { closed: [], isOpen: false }
  const { groups = {}, open: isOpen } = ((await findPreference(req, 'nav')) ?? {}) as NavPreference
  const closed = Object.entries(groups).flatMap(([label, { open }]) => (open === false ? [label] : []))
  return { closed, isOpen: isOpen === true }
}
