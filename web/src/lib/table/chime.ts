/** Two soft notes when it is my turn; only if the person asked for sound. */
export function chime(): void {
  try {
    const audio = new AudioContext();
    [523.25, 783.99].forEach((pitch, i) => {
      const start = audio.currentTime + i * 0.16;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.16, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    });
    setTimeout(() => void audio.close(), 1200);
  } catch {
    // No sound device: the page still says it in words.
  }
}
