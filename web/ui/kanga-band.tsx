/** A cook's own cloth across the page, where the site draws one; the plain cloth until then, and everywhere else. */
export const KangaBand = ({ picture }: { picture: string | undefined }) => (
  <div className="kanga-band" aria-hidden="true">
    {picture && <img src={picture} alt="" decoding="async" />}
  </div>
)
