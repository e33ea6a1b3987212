'use client'

import { useConfig, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { MAX_MENU_DEPTH, type StoredMenuItem } from '../../slices/menu/menuItems'
import type { LanguageInfo } from '../../studio/model/boot'
import type { LinkChooserProps } from '../../studio/ui/link/LinkChooser'
import { MenuEditor } from './MenuEditor'
import styles from './menus.module.css'

interface Props extends JSONFieldClientProps {
  collections: LinkChooserProps['boot']['collections']
  languages: readonly LanguageInfo[]
}

/** The items of a menu as a field of Payload's form, which handles drafts, versions and buttons. */
export function MenuItemsField({ path, readOnly, collections, languages }: Props) {
  const { routes } = useConfig().config
  const { value, setValue, disabled, showError, errorMessage } = useField<readonly StoredMenuItem[] | null>({ path })
  return (
    <div className={`field-type ${styles.field}`} id={`field-${path}`}>
      <div className={styles.heading}>
        <h2>Items</h2>
        <p>
          Drag an item, or move it by keys: <kbd>Alt</kbd> and an arrow. Items may stand below each other,{' '}
          {MAX_MENU_DEPTH} levels deep.
        </p>
      </div>
      {showError && errorMessage && (
        <p className={styles.problem} role="alert">
          {errorMessage}
        </p>
      )}
      <MenuEditor
        boot={{ apiRoute: routes.api, collections, languages, sites: [] }}
        isReadOnly={readOnly === true || disabled}
        items={value ?? []}
        onChange={(items) => setValue(items)}
      />
    </div>
  )
}
