import {
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { PasskeyAssertion, PasskeyRegistration } from '#contract/passkeys.ts'

/** ES256, EdDSA and RS256, the algorithms that devices use. */
export const algorithms = [-7, -8, -257]

/** Returns the challenge that the browser states, or an empty text. Whether it was signed is checked with the signature. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/** Where passkeys are valid. Comes from the site's public URL, never from a request. */
const partyOf = (publicUrl: string) => {
  const { origin, hostname } = new URL(publicUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

type Made = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

/** Checks a new passkey that a device has made. Undefined if it is not valid. */
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
    // The library throws for everything that is not valid. The client is not told what was wrong.
    return undefined
  }
}

type Stored = { credentialId: string; publicKey: Buffer; counter: number }

/** Checks a device's signature. Undefined if it is not valid, or if the device's counter has not increased. */
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
