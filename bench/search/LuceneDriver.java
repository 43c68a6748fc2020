// Asks Lucene the same queries: builds an index from documents.tsv, then times or counts what queries.tsv lists.
import java.io.BufferedReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.analysis.core.WhitespaceAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.facet.DrillDownQuery;
import org.apache.lucene.facet.DrillSideways;
import org.apache.lucene.facet.FacetResult;
import org.apache.lucene.facet.Facets;
import org.apache.lucene.facet.FacetsCollector;
import org.apache.lucene.facet.FacetsConfig;
import org.apache.lucene.facet.LabelAndValue;
import org.apache.lucene.facet.sortedset.DefaultSortedSetDocValuesReaderState;
import org.apache.lucene.facet.sortedset.SortedSetDocValuesFacetCounts;
import org.apache.lucene.facet.sortedset.SortedSetDocValuesFacetField;
import org.apache.lucene.facet.sortedset.SortedSetDocValuesReaderState;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopDocs;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.MMapDirectory;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.StringHelper;

public class LuceneDriver {
  static final String[] FACETS = {"lieferanten", "hersteller", "hierarchicalCategories.lvl0", "hierarchicalCategories.lvl1"};
  /** Rounds before the ones that count; of those the quickest. */
  static final int WARM_UPS = 12;
  static final int MEASURED = 5;

  /** A query as the plan says, and the wanted values of refined facets. */
  static class Asked {
    String plan;
    Map<String, String[]> refined = new LinkedHashMap<>();
  }

  static class Found {
    long hits;
    Facets facets;
  }

  final IndexSearcher searcher;
  final Terms terms;
  final FacetsConfig config;
  final SortedSetDocValuesReaderState state;
  final DrillSideways sideways;

  LuceneDriver(IndexReader reader, FacetsConfig config) throws Exception {
    this.config = config;
    searcher = new IndexSearcher(reader);
    searcher.setQueryCache(null);
    terms = MultiTerms.getTerms(reader, "t");
    state = new DefaultSortedSetDocValuesReaderState(reader);
    sideways = new DrillSideways(searcher, config, state);
  }

  public static void main(String[] arguments) throws Exception {
    Path folder = Paths.get(arguments[0]);
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    Directory directory = new MMapDirectory(folder.resolve("index"));
    FacetsConfig config = new FacetsConfig();
    config.setMultiValued("lieferanten", true);
    long started = System.nanoTime();
    build(folder.resolve("documents.tsv"), directory, config);
    out.printf(java.util.Locale.ROOT, "build\t%.3f%n", (System.nanoTime() - started) / 1e9);

    LuceneDriver driver = new LuceneDriver(DirectoryReader.open(directory), config);
    Map<String, List<Asked>> jobs = new LinkedHashMap<>();
    for (String line : Files.readAllLines(folder.resolve("queries.tsv"))) {
      String[] cells = line.split("\t", -1);
      Asked asked = new Asked();
      asked.plan = cells[2];
      for (int i = 3; i + 1 < cells.length; i += 2) asked.refined.put(cells[i], cells[i + 1].split("\\|"));
      jobs.computeIfAbsent(cells[0] + "\t" + cells[1], key -> new ArrayList<>()).add(asked);
    }
    for (Map.Entry<String, List<Asked>> job : jobs.entrySet()) {
      if (job.getKey().startsWith("time")) driver.time(job.getKey(), job.getValue(), out);
      else driver.count(job.getKey(), job.getValue(), out);
    }
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    long heap = runtime.totalMemory() - runtime.freeMemory();
    long files = 0;
    for (String name : directory.listAll()) files += directory.fileLength(name);
    out.printf("memory\t%d%n", (heap + files) / 1048576);
  }

  static void build(Path documents, Directory directory, FacetsConfig config) throws Exception {
    IndexWriterConfig settings = new IndexWriterConfig(new WhitespaceAnalyzer());
    settings.setRAMBufferSizeMB(256);
    try (IndexWriter writer = new IndexWriter(directory, settings);
        BufferedReader reader = Files.newBufferedReader(documents)) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        String[] cells = line.split("\t", -1);
        Document document = new Document();
        document.add(new StoredField("id", cells[0]));
        document.add(new TextField("t", cells[1], Field.Store.NO));
        document.add(new SortedSetDocValuesFacetField("hersteller", cells[2]));
        document.add(new SortedSetDocValuesFacetField("hierarchicalCategories.lvl0", cells[3]));
        document.add(new SortedSetDocValuesFacetField("hierarchicalCategories.lvl1", cells[4]));
        for (String vendor : cells[5].split("\\|")) document.add(new SortedSetDocValuesFacetField("lieferanten", vendor));
        document.add(new StoredField("fields", cells[6]));
        writer.addDocument(config.build(document));
      }
      writer.forceMerge(1);
    }
  }

  /** Nanoseconds of all threads, collector and compiler too, as for the other engines; Java's own count is too coarse. */
  static long processCpuTime() throws Exception {
    long sum = 0;
    try (DirectoryStream<Path> threads = Files.newDirectoryStream(Paths.get("/proc/self/task"))) {
      for (Path thread : threads) {
        try {
          sum += Long.parseLong(Files.readString(thread.resolve("schedstat")).split(" ")[0]);
        } catch (NoSuchFileException ended) {
          continue;
        }
      }
    }
    return sum;
  }

  void time(String job, List<Asked> queries, PrintStream out) throws Exception {
    double best = Double.MAX_VALUE;
    double[] bestTimes = {};
    double[] times = new double[queries.size()];
    long hits = 0;
    for (int round = 0; round < WARM_UPS + MEASURED; round++) {
      hits = 0;
      long before = processCpuTime();
      for (int i = 0; i < times.length; i++) {
        long started = System.nanoTime();
        Found found = search(queries.get(i));
        for (String facet : FACETS) found.facets.getTopChildren(50, facet);
        hits += found.hits;
        times[i] = (System.nanoTime() - started) / 1e6;
      }
      double cpu = (processCpuTime() - before) / 1e6 / times.length;
      if (round < WARM_UPS || cpu >= best) continue;
      best = cpu;
      bestTimes = times.clone();
    }
    Arrays.sort(bestTimes);
    out.printf(java.util.Locale.ROOT, "%s\t%f\t%f\t%f\t%f%n", job, best, bestTimes[times.length / 2],
        bestTimes[(int) (times.length * 0.95)], (double) hits / times.length);
  }

  void count(String job, List<Asked> queries, PrintStream out) throws Exception {
    for (Asked asked : queries) {
      Found found = search(asked);
      StringBuilder line = new StringBuilder(job).append('\t').append(found.hits);
      for (String facet : FACETS) {
        line.append('\t').append(facet);
        // More than are compared: equal counts are in another order here.
        FacetResult result = found.facets.getTopChildren(100000, facet);
        if (result != null) for (LabelAndValue value : result.labelValues) line.append('|').append(value.label).append('|').append(value.value);
      }
      out.println(line);
    }
  }

  Found search(Asked asked) throws Exception {
    Found found = searchWith(asked, false);
    // As our engine does: where nothing is found, every word may have typos.
    return found.hits == 0 ? searchWith(asked, true) : found;
  }

  Found searchWith(Asked asked, boolean typosInAll) throws Exception {
    Query query = queryOf(asked.plan, typosInAll);
    Found found = new Found();
    ScoreDoc[] top;
    if (asked.refined.isEmpty()) {
      FacetsCollector collector = new FacetsCollector();
      TopDocs documents = FacetsCollector.search(searcher, query, 40, collector);
      found.facets = new SortedSetDocValuesFacetCounts(state, collector);
      for (FacetsCollector.MatchingDocs matching : collector.getMatchingDocs()) found.hits += matching.totalHits;
      top = documents.scoreDocs;
    } else {
      DrillDownQuery drill = new DrillDownQuery(config, query);
      for (Map.Entry<String, String[]> facet : asked.refined.entrySet()) for (String value : facet.getValue()) drill.add(facet.getKey(), value);
      org.apache.lucene.search.TopScoreDocCollector collector = org.apache.lucene.search.TopScoreDocCollector.create(40, Integer.MAX_VALUE);
      DrillSideways.DrillSidewaysResult result = sideways.search(drill, collector);
      TopDocs documents = collector.topDocs();
      found.facets = result.facets;
      found.hits = documents.totalHits.value;
      top = documents.scoreDocs;
    }
    for (ScoreDoc hit : top) searcher.doc(hit.doc).get("fields");
    return found;
  }

  /** Readings "||", slots " ", alternatives "|", words of a sequence "+", forms of a word "/", prefix "*", typos "~2", exact "=". */
  Query queryOf(String plan, boolean typosInAll) throws Exception {
    String[] readings = plan.split(" \\|\\| ");
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    for (String reading : readings) {
      BooleanQuery.Builder all = new BooleanQuery.Builder();
      for (String slot : reading.split(" ")) all.add(slotOf(slot, typosInAll), Occur.MUST);
      if (readings.length == 1) return all.build();
      any.add(all.build(), Occur.SHOULD);
    }
    return any.build();
  }

  Query slotOf(String slot, boolean typosInAll) throws Exception {
    int tilde = slot.indexOf('~');
    int typos = tilde < 0 ? 0 : slot.charAt(tilde + 1) - '0';
    String[] alternatives = (tilde < 0 ? slot : slot.substring(0, tilde)).split("\\|");
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    boolean known = false;
    for (String alternative : alternatives) {
      String[] words = alternative.split("\\+");
      BooleanQuery.Builder all = new BooleanQuery.Builder();
      boolean allKnown = true;
      for (String word : words) {
        all.add(wordOf(word), Occur.MUST);
        if (typos > 0) allKnown &= isKnown(word);
      }
      known |= allKnown;
      any.add(words.length == 1 ? wordOf(words[0]) : all.build(), Occur.SHOULD);
    }
    if (typos > 0 && (typosInAll || !known)) {
      any.add(new FuzzyQuery(new Term("t", alternatives[0].split("[/*]")[0]), typos, 1, 50, true), Occur.SHOULD);
    }
    return any.build();
  }

  static Query wordOf(String word) {
    String[] forms = word.split("/");
    boolean prefix = forms[0].endsWith("*");
    Term own = new Term("t", prefix ? forms[0].substring(0, forms[0].length() - 1) : forms[0]);
    if (!prefix && forms.length == 1) return new TermQuery(own);
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    any.add(new BoostQuery(new TermQuery(own), 3), Occur.SHOULD);
    if (prefix) any.add(new PrefixQuery(own), Occur.SHOULD);
    for (int i = 1; i < forms.length; i++) any.add(new TermQuery(new Term("t", forms[i])), Occur.SHOULD);
    return any.build();
  }

  boolean isKnown(String word) throws Exception {
    String[] forms = word.split("/");
    TermsEnum each = terms.iterator();
    for (int i = 0; i < forms.length; i++) {
      boolean prefix = forms[i].endsWith("*");
      BytesRef wanted = new BytesRef(prefix ? forms[i].substring(0, forms[i].length() - 1) : forms[i]);
      if (prefix ? each.seekCeil(wanted) != TermsEnum.SeekStatus.END && StringHelper.startsWith(each.term(), wanted) : each.seekExact(wanted)) return true;
    }
    return false;
  }
}
