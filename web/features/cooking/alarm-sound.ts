const beeps = 3
const beepSeconds = 0.18
const pauseSeconds = 0.3
const pitchHz = 880
const loudness = 0.25

let audio: AudioContext | undefined

/** Browsers only let a page sound that has been clicked: called when a timer is started. */
export function unlockAudio(): void {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') audio.resume()
}

/** Three beeps, and a shake where the device has it. */
export function playAlarm(): void {
  navigator.vibrate?.([200, 100, 200, 100, 200])
  if (!audio) return
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
