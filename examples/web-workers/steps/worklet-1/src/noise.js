import { volume } from './volume.js';

class Noise extends AudioWorkletProcessor {
  process(inputs, [channels]) {
    for (const samples of channels) {
      for (let i = 0; i < samples.length; i++) samples[i] = volume * (Math.random() * 2 - 1);
    }
    return true;
  }
}

registerProcessor('noise', Noise);
