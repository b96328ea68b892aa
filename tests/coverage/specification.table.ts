/**
 * The sentences, bullets, table rows and constants of the specification by the id that tests are tagged with: section and topic.
 * Texts in single quotes are the product's, verbatim.
 */
export const specification = {
  // 1. What the product does and for whom
  '1-visitors': 'Visitors: see home, about, contact and the recipe list; can log in or sign up.',
  '1-registered-users':
    'Registered users: sign up and log in, bookmark recipes, rate and comment, create, edit and delete their own recipes, manage a profile with avatar, notifications and stats.',
  '1-administrator':
    'Administrator: signs in separately, sees all users, recipes, comments and statistics, and deletes comments.',
  '1-single-backend': 'All data comes from a single hosted backend at {host}.',

  // 2. Screens and routes

  // Route table
  '2-route-home': '/ : home page, public',
  '2-route-login-signup': '/login, /signup: public',
  '2-route-about-contact': '/aboutus, /contactus: public (links elsewhere also use /contactUs and /signUp)',
  '2-route-recipes': '/recipes: public recipe list',
  '2-route-recipe-detail': '/recipes/{recipeId}: recipe detail, only when a user token is present',
  '2-route-my-recipes': '/myrecipes: own recipes, only with a user token',
  '2-route-profile': '/profile: only with a user token',
  '2-route-admin': '/admin redirects to /admin/signin',
  '2-route-admin-signin': '/admin/signin: admin sign-in form',
  // With an admin token it goes on to /admin/dashboard, and so does /admin, since a signed-in person has nothing to do on a
  // sign-in form. A token that the server refuses is removed there, and the form is shown.
  '2-route-admin-dashboard': '/admin/dashboard: only with an admin token',
  '2-shared-layout': 'Every route sits under a shared layout.',
  '2-error-page':
    "Route errors show an error page; its content is not shown (a library default titled 'Unexpected Application Error!' appears if a route has no error view).",
  '2-guard-user-routes': 'Guards: user-only routes send a visitor without a user token to /login.',
  '2-guard-dashboard': 'The dashboard sends a visitor without an admin token to /admin/signin.',
  '2-guard-checks-token-only': 'Guards only check that a token exists in the browser.',
  '2-not-found-page':
    "Unknown routes show a not-found page: '404 Error', 'Page not found', buttons 'Go back' (to /) and 'Contact support' (to /contactUs).",

  // Navigation bar, footer and toasts
  '2-nav-always-visible': 'Always visible links: home (/), about us (/aboutus), contact us (/contactus).',
  '2-nav-when-authenticated':
    'Visible only when the auth check says authenticated: recipes (/recipes), my recipes (/myrecipes).',
  '2-nav-user-menu': "Right side signed in: user menu with 'My Profile' (/profile) and 'Log Out'.",
  '2-nav-signed-out': "Signed out: 'Log In' (/login) and 'Sign Up' (/signup).",
  '2-nav-collapsible-menu': 'A collapsible menu appears on small screens.',
  '2-nav-hidden': 'The bar is hidden on /login, /signup and /, and also when no stored login token exists.',
  '2-nav-loading': "While the auth check runs it shows 'Loading...'.",
  '2-footer-collapses': "Footer: collapses and expands ('Click to expand' / 'Click to collapse').",
  '2-footer-links':
    'Footer: shows links to home, about us, contact us, social media links (video, photo, short-video, two microblog/social networks) and a copyright line with the current year and the product name.',
  '2-toasts-top-right': 'Toasts: top-right',
  '2-toasts-auto-close': 'Toasts: auto-close',
  '2-toasts-draggable-paused-hover': 'Toasts: draggable, paused on hover or focus loss',
  '2-toasts-closed-click': 'Toasts: closed by click',

  // Home, about and contact
  '2-landing-hero': 'Landing hero (/): headline, tagline, three buttons: Log In, Sign Up, Discover Recipes.',
  '2-about-cards': 'About / values: Mission, Vision and Culture cards and a welcome text with three images.',
  '2-contact-form':
    'Contact form: first name, last name, email, phone number, a subject radio group (General Inquiry, Recipe Inquiry, Ingredients Inquiry, Report) and a message.',
  '2-contact-sidebar': 'Contact sidebar: a contact phone, email, location (Nairobi, Kenya) and social icons.',

  // Recipes page
  '2-carousel-desserts': 'Featured carousel of recipes with diet type Dessert',
  '2-carousel-cards-per-slide': '2 cards per slide (1 under 640px width)',
  '2-carousel-auto-advance': 'Auto-advances every 5 seconds',
  '2-carousel-dots': 'Dot navigation',
  '2-carousel-card-buttons':
    'Cards have like (local only), bookmark, comment (goes to detail) and share buttons.',
  '2-diet-filters': 'Diet filter buttons: All, Vegan, Dash, Keto, Atkins, Pescatarian, Gluten-Free.',
  '2-search-box':
    "Search box (placeholder 'Search recipes, chefs, ingredients...') matching title, chef name, country, diet type, ingredients and instructions.",
  '2-country-filter': "Country dropdown built from the recipes' countries plus All.",
  '2-more-filters':
    "Toggle 'Show Filters'/'Hide Filters' reveals Minimum Rating (slider 0-5, step 0.5), Minimum Servings and Maximum Prep Time in minutes.",
  '2-recipe-card':
    "Card: image, diet badge, title, chef image and name, prep time, servings, rating to one decimal, country, bookmark toggle, 'View Recipe' link, share buttons.",
  '2-recipes-empty-state': "Empty state: 'No recipes found.' and 'Try adjusting your search or filters.'",

  // Recipe detail
  '2-detail-fields':
    "Chef, title, image, prep time, diet type, servings ('Serves'), ingredients and instructions (line breaks preserved), country, rating",
  '2-detail-country': "Country (or 'Not specified')",
  '2-detail-rate-control': 'A 5-star rate control',
  '2-detail-bookmark-button': 'A bookmark button',
  '2-detail-comment-list': 'A comment list (author, content)',
  '2-detail-comment-form': 'A comment form',
  '2-detail-not-found': "Shows 'Recipe not found' if loading fails.",

  // My recipes
  '2-creations-grid': "'Your Culinary Creations' grid with edit and delete buttons per recipe.",
  '2-bookmarked-grid': "'Bookmarked Recipes' grid with a remove-bookmark button.",
  '2-floating-add-button': 'Floating add button.',
  '2-recipe-modal':
    "Modal form titled 'Create a New Culinary Masterpiece' or 'Edit Your Recipe', with Cancel and Create Recipe / Update Recipe buttons.",
  '2-recipe-modal-escape': 'Escape closes it.',

  // Profile
  '2-profile-tabs': 'Tabs: Account, Notifications, My Bookmarks.',
  '2-account-summary': 'Account: avatar, name, title, counts of Recipes, Followers, Following',
  '2-account-avatar': "Account: an upload / 'Save Avatar' flow",
  '2-account-basic-info':
    'Account: a Basic Info form (First Name, Last Name, Title, Email, About Me) with Cancel and Save.',
  '2-notifications-list': 'Notifications: message and timestamp per item',
  '2-notifications-empty-state':
    "Notifications: an empty state with an 'Explore Recipes' button to /recipes.",
  '2-my-bookmarks-list': 'My Bookmarks: title, description and a view link',
  '2-my-bookmarks-empty-state': "My Bookmarks: an empty state with a 'Discover Recipes' button.",

  // Login, sign up and administration
  '2-login-form':
    "Login: email, password with show/hide, a 'Forgot Password?' action, Login button, links to sign up and home.",
  '2-signup-form':
    'Sign up: username, email, password, confirm password with show/hide, Create Account, links to sign in and home.',
  '2-admin-signin-form':
    "Admin sign-in: title 'Admin Sign In'; fields 'Email:' and 'Password:', both required; button 'Sign In'.",
  '2-admin-signin-success':
    'Admin sign-in: on success stores the returned access token as the admin token and goes to /admin/dashboard.',
  '2-admin-signin-failure': 'Admin sign-in: on failure nothing is shown.',
  '2-admin-dashboard':
    "Admin dashboard: title 'Admin Dashboard', a 'Logout' button, 'Loading...' while loading.",
  '2-admin-statistics': 'Statistics: the statistics object as formatted raw data.',
  '2-admin-users': "Users: each user's email.",
  '2-admin-recipes': "Recipes: each recipe's title.",
  '2-admin-comments': "Comments: each comment's content with a 'Delete' button.",

  // 3. Entities and their fields
  '3-recipe':
    "Recipe: id, title, chefName, chefImage, image, ingredients, instructions, url, moreInfoUrl, rating (number 0-5), prepTime (free text such as '1 hour 30 min'), servings (number), countryOfOrigin, dietType, comments (list).",
  '3-recipe-ingredients': 'Ingredients: text; a list is also tolerated',
  '3-comment': 'Comment: author, content (admin view: id, content).',
  '3-user': 'User: id, firstName, lastName, title, email, aboutMe, profilePicture. Admin view: id, email.',
  '3-user-profile-picture': 'profilePicture: image URL, may be transformed to a face-cropped size',
  '3-user-stats': 'User stats: recipes, followers, following counts.',
  '3-notification': 'Notification: message, timestamp.',
  '3-contact-message': 'Contact message: firstName, lastName, email, phoneNumber, inquiryType, message.',
  '3-bookmark-status': 'Bookmark status: bookmarked (boolean).',
  '3-login-response': 'Login response and admin sign-in response: access_token.',
  '3-auth-check-response': 'Auth check response: isAuthenticated (boolean).',
  '3-statistics': 'Statistics (admin): an object of fields not shown.',
  '3-browser-storage-keys': 'Browser storage keys: token (user session), adminToken (admin session).',

  // 4. States and transitions
  '4-auth-state': 'Auth state: unknown while the check loads, then authenticated or not.',
  '4-logout-success':
    'Logout success (HTTP 200): stored token removed, user marked signed out, navigate to /.',
  '4-logout-failure': 'Logout failure: user stays signed in.',
  '4-menus-toggle': 'Mobile menu, user dropdown and footer each toggle open/closed.',
  '4-bookmark-toggle':
    'Bookmark: not bookmarked to bookmarked via POST and back via DELETE; the toggle follows the last known state and changes only on success.',
  '4-like-is-local': 'Like on featured cards is local only, no call.',
  '4-recipe-form-create': 'Recipe form: closed to open-create (blank)',
  '4-recipe-form-edit': 'Recipe form: open-edit (prefilled)',
  '4-recipe-form-closes': 'Recipe form: closes on success, cancel or Escape.',
  '4-edit-without-changes':
    "Saving an edit with no changed field shows 'No changes were made to the recipe.' and closes without a call.",
  '4-avatar-upload':
    "Avatar: file chosen, preview shown, 'Save Avatar' uploads, then preview clears and the picture updates.",
  '4-login-success': 'Login success stores the token and goes to /recipes.',
  '4-signup-success':
    'Signup success (HTTP 201): success banner, form cleared, redirect to /login after 3 seconds.',
  '4-detail-rating': 'Detail rating: local star selection set after a successful update.',
  '4-admin-session': 'Admin session: signed out, then signed in when sign-in succeeds.',
  '4-admin-logout': 'Returns to signed out on Logout; removes the token and goes to /admin/signin.',
  '4-admin-session-401':
    'Returns to signed out when a dashboard data call answers 401; removes the token and goes to /admin/signin.',
  '4-dashboard-without-token': 'With no admin token at dashboard load the user is sent to sign-in.',
  '4-dashboard-reloads': 'After a comment is deleted all dashboard data is reloaded.',
  '4-dashboard-loading': 'Loading state lasts until the four fetches finish, success or failure.',

  // 5. Validation rules
  '5-signup-passwords-match': "Signup: passwords must match, else 'Passwords do not match'",
  '5-signup-password-length':
    "Signup: password at least 6 characters, else 'Password should be at least 6 characters'.",
  '5-forgot-password-email':
    "Login: forgot-password requires an email, else 'Please enter your email address.'",
  '5-contact-required': 'Contact: all fields required; subject is one of four; email field is of email type.',
  '5-recipe-required': 'Recipe form: every field required',
  '5-recipe-rating': 'Recipe form: rating a number 0-5 in steps of 0.1, parsed as a number, default 0',
  '5-recipe-servings': 'Recipe form: servings minimum 1',
  '5-recipe-urls': 'Recipe form: image, chef image, url and moreInfoUrl are URL type.',
  '5-comment-not-empty': 'Comment: empty or whitespace-only text is not submitted.',
  '5-filters-zero-or-blank':
    'Filters: minimum rating, minimum servings, maximum prep time of 0 or blank mean no filter.',
  '5-prep-time': 'Prep time text is parsed as hours and minutes into total minutes.',
  '5-admin-signin-required':
    'Admin sign-in: email (email type) and password required. No other bounds shown.',
  '5-dashboard-lists-are-arrays': 'Dashboard lists are shown only if the response is an array.',

  // 6. Roles and permissions
  '6-visitor': 'Visitor: home, login, signup, about, contact, recipe list.',
  '6-user':
    'Signed-in user (user token): also recipe detail, own recipes, profile; may bookmark, comment, rate, create, edit, delete recipes and edit the profile.',
  '6-nav-links': 'Recipes and My Recipes nav links show only to authenticated users.',
  '6-admin':
    'Admin (admin token): dashboard; list all users, recipes, comments, statistics; delete any comment.',
  '6-which-token': 'Requests whose URL contains /admin use the admin token; all others use the user token.',
  '6-bookmark-status-401':
    'Bookmark status calls return 401 for unauthenticated users; the client treats that as not bookmarked.',
  '6-recipe-list-401': 'The recipe list call on 401 redirects to /login.',
  '6-owner-only':
    'Whether the server restricts edit or delete to the owner, and real enforcement of guards: not shown. (Here it does.)',

  // 7. The calls it makes
  '7-json': 'All calls go to {host} with JSON content type',
  '7-bearer':
    'Every request carries an Authorization bearer header from the stored token when present (admin token for paths containing /admin).',
  '7-no-timeout': 'Default timeout: none.',
  '7-profile-credentials': 'Profile calls send credentials with the request.',
  '7-get-check-auth': 'GET /api/auth/check-auth: none; isAuthenticated',
  '7-post-logout': 'POST /api/auth/logout: empty object; status 200 = success',
  '7-post-login': 'POST /api/auth/login: email, password; access_token; message read on error',
  '7-post-signup':
    'POST /api/auth/signup: email, password, confirmPassword, username, firstName; 201 on success',
  '7-post-reset-password': 'POST /auth/reset-password (no /api prefix): email; 200 on success',
  '7-post-contact':
    'POST /api/contact: firstName, lastName, email, phoneNumber, inquiryType, message; message',
  '7-get-recipes': 'GET /api/recipes: optional query dietType (carousel uses Dessert); list',
  '7-get-recipe': 'GET /api/recipes/{id}: none; recipe with comments',
  '7-put-recipe':
    'PUT /api/recipes/{id}: {rating} for rating, or full recipe fields for an edit; updated recipe',
  '7-post-recipe': 'POST /api/recipes: all recipe fields; created recipe (result shape not shown)',
  '7-delete-recipe': 'DELETE /api/recipes/{id}: none; result not shown',
  '7-get-bookmark': 'GET /api/recipes/{id}/bookmark: none; bookmarked',
  '7-post-bookmark': 'POST /api/recipes/{id}/bookmark: none; adds bookmark',
  '7-delete-bookmark': 'DELETE /api/recipes/{id}/bookmark: none; removes bookmark',
  '7-post-comment': 'POST /api/recipes/{id}/comment: {content}; the comment',
  '7-get-own-recipes': "GET /api/recipes/user?limit=20: none; the user's recipes",
  '7-get-bookmarked-recipes':
    'GET /api/recipes/bookmarked?limit=20: none (profile page omits limit); bookmarked recipes',
  '7-get-current-user':
    'GET /api/users/current: none; id, firstName, lastName, title, email, aboutMe, profilePicture',
  '7-put-user': 'PUT /api/users/{id}: firstName, lastName, title, email, aboutMe; result not shown',
  '7-post-avatar': 'POST /api/users/avatar: multipart with avatar file; profilePicture',
  '7-get-notifications': 'GET /api/notifications: none; list',
  '7-get-user-stats': 'GET /api/user-stats: none; recipes, followers, following',
  '7-post-admin-signin': 'POST /api/admin/signin: email, password; access_token',
  '7-get-admin-users': 'GET /api/admin/users: none; list of id, email',
  '7-get-admin-recipes': 'GET /api/admin/recipes: none; list of id, title',
  '7-get-admin-comments': 'GET /api/admin/comments: none; list of id, content',
  '7-get-admin-statistics': 'GET /api/admin/statistics: none; object',
  '7-delete-admin-comment': 'DELETE /api/admin/comments/{id}: none; result not shown',

  // 8. Error catalogue
  '8-auth-check-failure': 'Auth check failure: treated as not authenticated.',
  '8-logout-failure': 'Logout failure: user stays signed in; no message.',
  '8-recipes-401': "Recipes list: 401 shows 'Unauthorized. Please log in.' and redirects to /login",
  '8-recipes-failure': "Recipes list: other failures show 'An error occurred while fetching recipes.'",
  '8-bookmark-401': "Bookmark toggle: 401 toast 'Please log in to bookmark recipes.' and go to /login",
  '8-bookmark-failure': "Bookmark toggle: other failures 'Failed to update bookmark. Please try again.'",
  '8-contact-failure': "Contact: failure 'Failed to send message.'",
  '8-contact-success': "Contact: success 'Your message is sent successfully!'",
  '8-detail-load-failure': "Detail load failure: toast 'Failed to load recipe. Please try again.'",
  '8-rating-failure': "Rating: failure 'Failed to update rating. Please try again.'",
  '8-rating-success': "Rating: success 'Rating updated successfully!'",
  '8-comment-failure': "Comment: failure 'Failed to add comment. Please try again.'",
  '8-comment-success': "Comment: success 'Comment added successfully!'",
  '8-my-recipes-fetch-failure': "My recipes: 'Failed to fetch recipes. Please try again later.'",
  '8-my-recipes-save-failure': "My recipes: 'Failed to save the recipe. Please try again.'",
  '8-my-recipes-delete-failure': "My recipes: 'Failed to delete the recipe. Please try again.'",
  '8-my-recipes-bookmark-failure': "My recipes: 'Failed to remove the bookmark. Please try again.'",
  '8-profile-update-failure': "Profile: 'Error updating profile. Please try again.'",
  '8-profile-avatar-failure': "Profile: 'Error uploading avatar. Please try again.'",
  '8-login-server-message': 'Login failure: the server message',
  '8-login-invalid': "Login failure: or 'Invalid email or password'",
  '8-login-no-response':
    "Login failure: or 'An error occurred during login. Please try again.' when there is no response.",
  '8-reset-server-message': 'Reset: failure shows the server message',
  '8-reset-failure': "Reset: or 'Failed to send reset instructions.'",
  '8-reset-no-response': "Reset: or 'An error occurred. Please try again.'",
  '8-reset-success': "Reset: success 'Password reset instructions sent to your email.'",
  '8-signup-email-in-use':
    "Signup: a server message containing 'Email already registered' shows 'The email address is already in use. Please proceed to login.'",
  '8-signup-server-message': 'Signup: other server messages shown as is',
  '8-signup-no-response': "Signup: no response shows 'An error occurred during sign up. Please try again.'",
  '8-signup-success':
    "Signup: success banner 'Account has been created successfully. Please check your email to verify your account.'",
  '8-carousel-failure': "Featured carousel failure: 'Error: {message}'.",
  '8-dashboard-fetch-failure': 'Admin: dashboard fetch failure ends loading',
  '8-admin-401': 'Admin: 401 logs the admin out and goes to /admin/signin',
  '8-admin-comment-delete-failure': 'Admin: comment delete failure shows no message',
  '8-admin-signin-failure': 'Admin: sign-in failure shows no message',
  '8-route-error-page': 'Route error page content: not shown.',

  // 9. Business constants and limits
  '9-toast-default': 'Toast auto-close: 5000 ms default',
  '9-toast-share': 'Toast auto-close: 2 s for share',
  '9-toast-bookmark': 'Toast auto-close: 2 s for bookmark',
  '9-toast-like': 'Toast auto-close: 2 s for like',
  '9-toast-error': 'Toast auto-close: 3 s for errors.',
  '9-token-storage-keys': 'Token storage keys: token and adminToken.',
  '9-carousel-advance': 'Carousel: advance every 5000 ms',
  '9-carousel-cards-per-slide': 'Carousel: 2 cards per slide, 1 under 640px.',
  '9-list-limit': 'Own and bookmarked recipe lists: limit 20.',
  '9-signup-redirect': 'Signup redirect delay: 3 seconds.',
  '9-password-length': 'Minimum password length: 6.',
  '9-rating-scale': 'Rating scale 0-5; form step 0.1',
  '9-filter-slider-step': 'Filter slider step 0.5',
  '9-stars': 'Stars 1-5',
  '9-diet-filters': 'Diet filters: All, Vegan, Dash, Keto, Atkins, Pescatarian, Gluten-Free.',
  '9-contact-subjects': 'Contact subjects: General Inquiry, Recipe Inquiry, Ingredients Inquiry, Report.',
  '9-share-targets': 'Share targets: facebook, twitter, instagram (opens only the home page), whatsapp.',
  '9-avatar-crop': 'Avatar crop: 128x128.',
}
