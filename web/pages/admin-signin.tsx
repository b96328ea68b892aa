import { AdminSigninForm } from '#web/features/admin/admin-signin-form.tsx'
import '#web/features/admin/admin.css'

export const Page = () => (
  <div className="admin-signin">
    <h1 className="mb-8 text-title-lg" tabIndex={-1}>
      Admin Sign In
    </h1>
    <AdminSigninForm />
  </div>
)
