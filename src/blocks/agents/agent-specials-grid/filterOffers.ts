/** Shows the offers that are what every filter says. The filters appear with the script that they need. */
export default function filterOffers(island: HTMLElement, { none }: { none: string }): void {
  const form = island.querySelector('form')
  const count = island.querySelector('[data-count]')
  if (!form) return
  form.hidden = false
  const filter = () => {
    const { brand, country, percent } = Object.fromEntries(new FormData(form)) as Record<string, string>
    let shown = 0
    for (const offer of island.querySelectorAll<HTMLElement>('[data-offer]')) {
      const { dataset } = offer
      const isShown =
        (!brand || dataset.brand === brand) &&
        (!country || dataset.country === country) &&
        Number(dataset.percent ?? 0) >= Number(percent ?? 0)
      offer.hidden = !isShown
      if (isShown) shown += 1
    }
    if (count) count.textContent = shown === 0 ? none : String(shown)
  }
  form.addEventListener('change', filter)
  form.addEventListener('reset', () => setTimeout(filter))
  form.addEventListener('submit', (event) => event.preventDefault())
  filter()
}
