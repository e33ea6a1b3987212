'use client'

import { useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import type { ComponentProps } from 'react'
import type { SiteZones } from '../../studio/model/boot'
import { ZoneInput } from '../../studio/ui/time/ZoneInput'
import { zoneName } from '../../tree'

type Props = ComponentProps<TextFieldClientComponent> & { zones: SiteZones }

/** Selects the time zone of a document. If empty, the site's time zone is used. */
export function TimeZoneField({ path, field, readOnly, zones }: Props) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path })
  return (
    <div className="field-type">
      <ZoneInput
        at={new Date()}
        empty={`As the site: ${zoneName(zones.timeZone)}`}
        hint={field.admin?.description as string | undefined}
        isReadOnly={readOnly === true || disabled === true}
        label={String(field.label)}
        name={path}
        onChange={(next) => setValue(next || null)}
        problem={showError ? errorMessage : null}
        value={value ?? ''}
        zones={zones}
      />
    </div>
  )
}
