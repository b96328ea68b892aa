import {
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { PasskeyAssertion, PasskeyRegistration } from '#contract/passkeys.ts'

/** ES256, EdDSA and RS256: all that devices make. */
export const algorithms = [-7, -8, -257]

/** The challenge that a browser says was signed; whether it was is checked with the signature. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/** Where passkeys are valid: by the address of the site, never by what a request says. */
const partyOf = (publicUrl: string) => {
  const { origin, hostname } = new URL(publicUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

type Made = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

/** What a device has made; undefined where it does not hold. */
export async function checkRegistration(
  given: PasskeyRegistration,
  publicUrl: string,
): Promise<Made | undefined> {
  try {
    const { transports, ...response } = given.response
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...given, response, clientExtensionResults: {} },
      expectedChallenge: challengeIn(given),
      ...partyOf(publicUrl),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo
  } catch {
    // The library throws at whatever does not hold; which of it is nothing to tell a caller.
    return undefined
  }
}

type Stored = { credentialId: string; publicKey: Buffer; counter: number }

/** What a device has signed; undefined where it does not hold, or the device counts no further. */
export async function checkAssertion(
  given: PasskeyAssertion,
  { credentialId, publicKey, counter }: Stored,
  publicUrl: string,
): Promise<{ counter: number; isUserVerified: boolean } | undefined> {
  try {
    const { userHandle, ...response } = given.response
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...given, response, clientExtensionResults: {} },
      expectedChallenge: challengeIn(given),
      ...partyOf(publicUrl),
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: false,
    })
    if (!verified) return undefined
    return { counter: authenticationInfo.newCounter, isUserVerified: authenticationInfo.userVerified }
  } catch {
    return undefined
  }
}
