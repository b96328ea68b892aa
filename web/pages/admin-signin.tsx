import * as t from '#texts/pages.ts'
import { AdminSigninForm } from '#web/features/admin/admin-signin-form.tsx'

export const Page = () => (
  <div className="page max-w-96 py-16">
    <h1 className="mb-8 text-title-lg" tabIndex={-1}>
      {t.adminSignin}
    </h1>
    <AdminSigninForm />
  </div>
)
