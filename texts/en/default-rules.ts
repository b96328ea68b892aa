/** The rules of a site whose administrator has not written any, in the form in which rules are written. */
export const defaultRules = `Eight of them, so that strangers can sit down together. Moderators decide by these and by nothing else.

1. Be kind to the cook
Speak about the dish, not about the person. No insults, threats or mockery of anyone, where they come from or what they eat.

For example: “Needs more salt” is fine. “Who taught you to cook” is not.

2. Keep private things private
No addresses, telephone numbers or pictures of people who did not agree to be here.

For example: Your grandmother’s recipe is welcome. Her street is not.

3. No advertising
Nothing is sold at this table: no shops, codes or paid praise. A link to your own blog under your own recipe is fine.

For example: If you are paid or given something for it, it is an advertisement.

4. Say where a recipe comes from
Name the book, the page or the person. Do not publish somebody else’s words as your own.

For example: Ingredients belong to nobody. Sentences do.

5. Nothing that makes anyone ill
No method known to be dangerous, and no false claims about allergens. If it needs care, write the care into the step.

For example: Raw kidney beans in a slow cooker, home canning without pressure, “nut-free” with nuts.

6. Stay with the food
Comments are about the dish. The same text again and again, and politics, belong elsewhere.

For example: Off topic once is a chat. Five times is noise.

7. Be yourself
One person, one account. No borrowed names, no stars given or taken as a favour.

For example: A family may share an account and say so.

8. Nothing against the law
What is forbidden in the country where this site is run is forbidden here.

For example: Kenya, for this site.`
