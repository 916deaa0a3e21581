/**
 * Moves labels apart along a line until neighbours are `gap` from each other, each group staying centred over the
 * points it names as far as [min, max] lets it. Equal points keep their order.
 */
export function spread(wanted: number[], gap: number, min: number, max: number): number[] {
  const half = (group: number[]) => ((group.length - 1) / 2) * gap;
  const centre = (group: number[]) => {
    const mean = group.reduce((sum, member) => sum + wanted[member]!, 0) / group.length;
    return Math.min(Math.max(mean, min + half(group)), max - half(group));
  };

  const groups: number[][] = [];
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  for (const label of order) {
    let group = [label];
    for (let left = groups.at(-1); left && crowded(left, group); left = groups.at(-1)) {
      group = [...left, ...group];
      groups.pop();
    }
    groups.push(group);
  }

  function crowded(left: number[], right: number[]): boolean {
    return centre(right) - half(right) - (centre(left) + half(left)) < gap;
  }

  const placed = [...wanted];
  for (const group of groups) {
    group.forEach((member, i) => (placed[member] = centre(group) - half(group) + i * gap));
  }
  return placed;
}
