/** The carousel's exact shape while its recipes are on their way: below it nothing may move. */
export const FeaturedSkeleton = () => (
  <div className="page" aria-hidden="true">
    <div className="featured">
      <div className="section-head">
        <span className="skeleton h-8 w-56" />
      </div>
      <div className="slides">
        <div className="featured-card skeleton" />
        <div className="featured-card skeleton" />
      </div>
      <div className="dots">
        <span className="dot" />
      </div>
    </div>
  </div>
)
