export const copyright = (year: number) => `© ${year} Mezani`
export const clickToExpand = 'Click to expand'
export const clickToCollapse = 'Click to collapse'
export const motto = 'A place at the table for everyone who cooks at home.'
export const footerNavigation = 'Footer'
