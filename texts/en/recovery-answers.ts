export const asked =
  'We have sent a mail to the address of this account. Its link asks those who run the site; until it is opened nobody is asked.'
export const confirmed =
  'Two of those who run the site are asked now. You get a mail at each step, and each has a link that stops it.'
export const stopped =
  'It is stopped, and the second factor stays. Whoever asked knew your password: choose a new one, by “Forgot Password?” where you log in.'
export const invalidLink = 'This link has been used or is too old. Log in and ask again if you still need to.'
export const onePerson =
  'One person alone runs this site, and two have to agree. Write to the team: it can be done on the machine, with npm run admin -- remove-second-factor.'
export const notFound = 'Nobody asks for this any more.'
export const cannotAgree = {
  own: 'Not yours to decide: it is about you.',
  agreed: 'You have agreed already. Another person has to agree too.',
  administrators: 'Two administrators decide about this.',
  enough: 'Enough have agreed already.',
}
