export const title = 'Transparency'
export const introduction =
  'Every report and every decision by the moderators, counted by month. Numbers only, no names.'
export const notLoaded = 'The figures could not be loaded.'
export const nothingYet = 'Nothing has been reported yet.'
export const reportsInMonths = (months: number) =>
  months === 12 ? 'Reports in twelve months' : 'Reports in all'
export const actionsTaken = 'Actions taken'
export const appealsOverturned = 'Appeals overturned'
export const medianTime = 'Median time to decide'
export const none = 'none'
export const byMonth = 'By month'
export const reports = 'Reports'
export const chartLabel = 'Reports and actions by month, the same figures as in the table below'
export const month = 'Month'
export const soFar = (month: string) => `${month}, so far`
export const acted = 'Acted'
export const appeals = 'Appeals'
export const overturned = 'Overturned'
export const median = 'Median'
export const allMonths = (months: number) => (months === 12 ? 'Twelve months' : 'All months')
export const byRule = 'Actions by rule'
export const withoutRule = 'No rule named'
export const csv = 'All figures as CSV'
