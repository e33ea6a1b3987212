'use client'

import { RotateCcw } from 'lucide-react'
import type { Breakpoint, FieldProperties } from '../../../../tree/types'
import type { SliceFieldInfo } from '../../../model/boot'
import { useSession } from '../../../session/session'
import { Section } from '../../../ui/inputs/Section'
import { SmallButton } from '../../../ui/inputs/SmallButton'
import { styleProperties } from './properties'
import styles from './style.module.css'
import { StyleInput } from './StyleInput'
import { styleState, withoutStyles, withStyle } from './styleState'

interface Props {
  field: SliceFieldInfo
  stored: FieldProperties
  breakpoint: Breakpoint
  onChange: (next: FieldProperties, typing?: string) => void
  isReadOnly: boolean
}

/** The styles of one field at the current breakpoint. */
export function StyleField({ field, stored, breakpoint, onChange, isReadOnly }: Props) {
  const { boot } = useSession()
  const isStyledHere = Object.keys(stored[field.name]?.[breakpoint] ?? {}).length > 0
  return (
    <Section
      actions={
        isStyledHere && !isReadOnly ? (
          <SmallButton
            icon={RotateCcw}
            label="Reset"
            onClick={() => onChange(withoutStyles({ styles: stored, field: field.name, breakpoint }))}
          />
        ) : undefined
      }
      title={field.label}
    >
      <div className={styles.grid}>
        {styleProperties(boot.styles).map((property) => {
          const address = { styles: stored, field: field.name, name: property.name, breakpoint }
          return (
            <StyleInput
              field={field.name}
              isReadOnly={isReadOnly}
              key={`${property.name} ${breakpoint}`}
              onChange={(value) =>
                onChange(
                  withStyle({ ...address, value }),
                  property.choices || value === null ? undefined : `${field.name} ${property.name} ${breakpoint}`,
                )
              }
              property={property}
              state={styleState(address)}
            />
          )
        })}
      </div>
    </Section>
  )
}
