import { useId } from 'react'
import { allLabel } from './filters.ts'

type Props = { countries: string[]; country: string; onChange: (country: string) => void }

export function CountryFilter({ countries, country, onChange }: Props) {
  const id = useId()
  // A country from the address may not be among the recipes (yet); it must still show as what is chosen.
  const options = country && !countries.includes(country) ? [country, ...countries] : countries
  return (
    <div className="country-filter">
      <label htmlFor={id}>Country</label>
      <select id={id} className="input" value={country} onChange={event => onChange(event.target.value)}>
        <option value="">{allLabel}</option>
        {options.map(name => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
