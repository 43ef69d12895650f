// Lets waiting players move one after another, RATE a second; with rate 0 each moves at once.
module.exports = function paced(rate) {
  if (!rate) return (move) => move();
  const waiting = [];
  const began = performance.now();
  let done = 0;
  setInterval(() => {
    const due = Math.floor(((performance.now() - began) * rate) / 1000);
    for (; done < due; done += 1) waiting.shift()?.();
  }, 2);
  return (move) => waiting.push(move);
};
