const subjects = ['General Inquiry', 'Recipe Inquiry', 'Ingredients Inquiry', 'Report'] as const
export type Subject = (typeof subjects)[number]

export const SubjectChoice = ({ name }: { name: string }) => (
  <fieldset>
    <legend>Subject</legend>
    <div className="subjects">
      {subjects.map(subject => (
        <label key={subject} className="radio">
          <input type="radio" name={name} value={subject} required />
          {subject}
        </label>
      ))}
    </div>
  </fieldset>
)
