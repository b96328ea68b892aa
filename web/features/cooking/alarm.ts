const beeps = 3
const beepSeconds = 0.18
const pauseSeconds = 0.3
const pitchHz = 880
const loudness = 0.25

let audio: AudioContext | undefined
let isWaiting = false

/** Allows the page to play sound. Browsers allow that only after a user action, so this is called in the handlers of such actions. */
export function unlockAlarm(): void {
  audio ??= new AudioContext()
  if (audio.state !== 'running') audio.resume()
  if (isWaiting) playAlarm()
}

/** Plays three beeps, and vibrates if the device supports it. On a page that the user has not touched yet, it waits for the first touch. */
export function playAlarm(): void {
  isWaiting = !navigator.userActivation.hasBeenActive
  if (isWaiting) return
  navigator.vibrate?.([200, 100, 200, 100, 200])
  audio ??= new AudioContext()
  for (let count = 0; count < beeps; count += 1) {
    beep(audio, audio.currentTime + count * (beepSeconds + pauseSeconds))
  }
}

function beep(context: AudioContext, at: number): void {
  const tone = new OscillatorNode(context, { frequency: pitchHz })
  const volume = new GainNode(context, { gain: loudness })
  volume.gain.setValueAtTime(loudness, at + beepSeconds - 0.03)
  volume.gain.linearRampToValueAtTime(0, at + beepSeconds)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + beepSeconds)
}
