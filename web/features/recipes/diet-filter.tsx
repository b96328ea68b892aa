import { FilterForm } from './filter-form.tsx'
import { allLabel, type Filters, filterParamNames } from './filters.ts'

const diets = ['Vegan', 'Dash', 'Keto', 'Atkins', 'Pescatarian', 'Gluten-Free']

type Props = { filters: Filters; onChange: (diet: string) => void }

export const DietFilter = ({ filters, onChange }: Props) => (
  <FilterForm filters={filters} changedFilter="diet">
    <fieldset className="chips" aria-label="Diet">
      {[allLabel, ...diets].map(name => {
        const value = name === allLabel ? '' : name
        return (
          <button
            key={name}
            type="submit"
            name={filterParamNames.diet}
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
