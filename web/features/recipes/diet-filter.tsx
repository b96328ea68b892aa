import { all } from './filters.ts'

const diets = ['Vegan', 'Dash', 'Keto', 'Atkins', 'Pescatarian', 'Gluten-Free']

type Props = { diet: string; onChange: (diet: string) => void }

export const DietFilter = ({ diet, onChange }: Props) => (
  <fieldset className="chips" aria-label="Diet">
    {[all, ...diets].map(name => {
      const value = name === all ? '' : name
      return (
        <button
          key={name}
          type="button"
          className="chip"
          aria-pressed={diet === value}
          onClick={() => onChange(value)}
        >
          {name}
        </button>
      )
    })}
  </fieldset>
)
