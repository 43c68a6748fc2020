/** How people greet at this hour of the day: morning until noon, evening from six and through the night. */
export function timeOfDay(hour: number): 'morning' | 'day' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'day' : 'evening';
}
