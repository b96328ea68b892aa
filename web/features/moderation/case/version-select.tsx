import type { WholeCase } from '#contract/moderation.ts'
import { formatDayMonth } from '#texts/format/day.ts'
import * as t from '#texts/moderation-case.ts'
import { Field } from '#web/ui/field.tsx'
import { inputClass } from '#web/ui/input.ts'

type Props = {
  version: number
  versions: WholeCase['versions']
  onChoose: (number: number) => void
}

export const VersionSelect = ({ version, versions, onChoose }: Props) => (
  <Field label={t.version}>
    {control => (
      <select
        {...control}
        name="version"
        className={inputClass}
        value={version}
        onChange={event => onChoose(Number(event.target.value))}
      >
        {versions.map(({ number, at }) => (
          <option key={number} value={number}>
            {t.versionOf(number, formatDayMonth(new Date(at)))}
          </option>
        ))}
      </select>
    )}
  </Field>
)
