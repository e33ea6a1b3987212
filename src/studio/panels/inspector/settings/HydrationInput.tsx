'use client'

import { HYDRATION_MODES } from '../../../../tree'
import type { HydrationMode } from '../../../../tree/types'
import { SelectInput } from '../../../ui/inputs/SelectInput'

const LABELS: Record<HydrationMode, string> = {
  load: 'When the page loads',
  idle: 'When the browser is idle',
  visible: 'When it scrolls into view',
  none: 'Never',
}

interface Props {
  mode: HydrationMode
  onChange: (mode: HydrationMode) => void
  isReadOnly: boolean
}

export function HydrationInput({ mode, onChange, isReadOnly }: Props) {
  return (
    <SelectInput
      choices={HYDRATION_MODES.map((value) => ({ value, label: LABELS[value] }))}
      hint="When the interactive parts come to life in the visitor's browser."
      isReadOnly={isReadOnly}
      label="Hydration"
      name="hydrationMode"
      onChange={(value) => {
        const next = HYDRATION_MODES.find((own) => own === value)
        if (next) onChange(next)
      }}
      value={mode}
    />
  )
}
