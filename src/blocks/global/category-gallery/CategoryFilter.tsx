export interface CategoryFilterProps {
  name: string
  categories: readonly string[]
  labels: Readonly<Record<string, string>>
}

/**
 * Radio buttons for the categories. The stylesheet hides the images of other categories, so filtering needs no script.
 */
export function CategoryFilter({ name, categories, labels }: CategoryFilterProps) {
  if (categories.length < 2) return null
  return (
    <fieldset className="mb-8 flex flex-wrap justify-center gap-2">
      <legend className="sr-only">{labels['gallery.filter'] ?? 'Show pictures of'}</legend>
      {['all', ...categories].map((category) => (
        <label key={category} className="chip">
          <input type="radio" name={name} value={category} defaultChecked={category === 'all'} className="sr-only" />
          {labels[`gallery.${category}`] ?? category.charAt(0).toUpperCase() + category.slice(1)}
        </label>
      ))}
    </fieldset>
  )
}
