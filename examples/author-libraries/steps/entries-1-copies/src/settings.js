let speed = 200;

export function wordsPerMinute() {
  return speed;
}

export function setWordsPerMinute(value) {
  speed = value;
}
