import { FilterForm } from './filter-form.tsx'
import { all, type Filters, filterNames } from './filters.ts'

const diets = ['Vegan', 'Dash', 'Keto', 'Atkins', 'Pescatarian', 'Gluten-Free']

type Props = { filters: Filters; onChange: (diet: string) => void }

export const DietFilter = ({ filters, onChange }: Props) => (
  <FilterForm filters={filters} changes="diet">
    <fieldset className="chips" aria-label="Diet">
      {[all, ...diets].map(name => {
        const value = name === all ? '' : name
        return (
          <button
            key={name}
            type="submit"
            name={filterNames.diet}
            value={value}
            className="chip"
            aria-pressed={filters.diet === value}
            onClick={() => onChange(value)}
          >
            {name}
          </button>
        )
      })}
    </fieldset>
  </FilterForm>
)
