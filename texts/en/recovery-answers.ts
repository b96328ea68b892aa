export const asked =
  'We have sent an email to the address of this account. Open its link to ask the people who run the site; nobody is asked before that.'
export const confirmed =
  'Two of the people who run the site have now been asked. You will get an email at each step, with a link that stops it.'
export const stopped =
  'It has been stopped, and your second factor stays. Whoever asked knew your password, so choose a new one: use “Forgot Password?” where you log in.'
export const invalidLink = 'This link has been used or is too old. Log in and ask again if you still need to.'
export const onePerson =
  'Two people have to agree, and only one runs this site. Write to the team: it can be done on the server, with npm run admin -- remove-second-factor.'
export const notFound = 'This request is no longer open.'
export const cannotAgree = {
  own: 'Not yours to decide: it is about you.',
  agreed: 'You have already agreed. Another person has to agree too.',
  administrators: 'Two administrators decide about this.',
  enough: 'Enough people have already agreed.',
}
