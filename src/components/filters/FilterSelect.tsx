interface FilterSelectProps {
  id: string
  name: string
  label: string
  /** The label of the empty choice. */
  all: string
  children: readonly (readonly [value: string, label: string])[]
}

/** A select of a filter, with its label above. */
export function FilterSelect({ id, name, label, all, children }: FilterSelectProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} name={name} className="field-input" defaultValue="">
        <option value="">{all}</option>
        {children.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
