export const articleFiles = import.meta.glob<string>('./articles/de/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
