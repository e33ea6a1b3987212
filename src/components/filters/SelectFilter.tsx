export interface SelectFilterProps {
  id: string
  name: string
  label: string
  /** The words for "no filter". */
  all: string
  children: [value: string, label: string][]
}

/** A filter with one choice, the first of which is everything. */
export function SelectFilter({ id, name, label, all, children }: SelectFilterProps) {
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
