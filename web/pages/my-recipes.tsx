// TODO: the real page; the route, its guard and its head stand already.
export const Page = () => (
  <div className="page py-12">
    <h1 className="text-title-lg" tabIndex={-1}>
      My Recipes
    </h1>
  </div>
)
