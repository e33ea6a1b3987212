import type { Config, Field } from 'payload'
import type { ResolvedVoix } from '../../options/resolve'
import { isTimeZoneField } from '../../slices/timeZoneField'
import { mapFields } from './mapFields'

/** Adds the input to each field of `timeZone()` without one. It lists the site's time zones first. */
export function withZoneInputs<Given extends Pick<Config, 'blocks' | 'collections' | 'globals'>>(
  config: Given,
  { timeZone, timeZones }: Pick<ResolvedVoix, 'timeZone' | 'timeZones'>,
): Given {
  const input = { path: 'voix/studio#TimeZoneField', clientProps: { zones: { timeZone, timeZones } } }
  return mapFields(config, (field) => {
    if (field.type !== 'text' || !isTimeZoneField(field) || field.admin?.components?.Field !== undefined) return field
    return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Field: input } } } as Field
  })
}
