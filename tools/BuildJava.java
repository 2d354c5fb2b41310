// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles javasrc into build/java and build/variants: the packages whose sources changed, and those
 * that import them. Class files are made beside those of the last build and replace them only when
 * everything compiles, so a mistake in one source leaves a suite that runs. It is one process, since
 * starting javac for each of the variants takes ten times as long.
 *
 * <p>usage: java tools/BuildJava.java [-q], in the top directory
 */
final class BuildJava {
    private static final Path SOURCES = Path.of("javasrc");
    private static final Path BESIDE = Path.of("build/java-new");
    /** For each package, what was compiled and what it gave: a line a source, a line a class file. */
    private static final Path RECORDS = Path.of("build/java-packages");
    private static final Pattern IMPORT =
        Pattern.compile("^import (?:static )?([a-z_0-9.]+)\\.[A-Z]", Pattern.MULTILINE);

    /** What is compiled in one go: the sources of one release that go to one directory. */
    record Group(Path root, int release, Path output) {
        static Group of(Path source) {
            String top = source.getName(1).toString();
            if (top.equals("17")) {
                return new Group(source.subpath(0, 2), 17, Path.of("build/java"));
            }
            if (top.startsWith("variants")) {
                return new Group(source.subpath(0, 3), top.endsWith("-17") ? 17 : 8,
                    Path.of("build/variants").resolve(source.getName(2)));
            }
            return new Group(SOURCES, 8, Path.of("build/java"));
        }

        boolean isVariant() {
            return output.startsWith("build/variants");
        }

        String sourcePath() {
            return release == 17 ? "javasrc/17:javasrc" : "javasrc";
        }
    }

    /** The sources of a package in one directory. */
    static final class Package {
        final Path directory;
        final Group group;
        final List<Path> sources = new ArrayList<>();
        final Set<String> imported = new HashSet<>();
        boolean stale;

        Package(Path directory) {
            this.directory = directory;
            this.group = Group.of(directory);
        }

        Path path() {
            return group.root.relativize(directory);
        }

        String name() {
            return path().toString().replace('/', '.');
        }

        Path record() {
            return RECORDS.resolve(directory.toString().replace('/', '+'));
        }

        void read() throws IOException {
            for (Path source : sources) {
                Matcher match = IMPORT.matcher(Files.readString(source));
                while (match.find()) {
                    imported.add(match.group(1));
                }
            }
            if (group.release == 17 && !group.isVariant()) {
                imported.add(name());
            }
        }

        boolean changed() throws IOException {
            if (!Files.exists(record())) {
                return true;
            }
            Set<String> compiled = new HashSet<>();
            for (String line : Files.readAllLines(record())) {
                if (line.endsWith(".java")) {
                    compiled.add(line);
                } else if (!Files.exists(Path.of(line))) {
                    return true;
                }
            }
            for (Path source : sources) {
                if (!compiled.remove(source.toString())
                    || Files.getLastModifiedTime(source)
                        .compareTo(Files.getLastModifiedTime(record())) > 0) {
                    return true;
                }
            }
            return !compiled.isEmpty();
        }
    }

    private static Map<Path, Package> packages() throws IOException {
        Map<Path, Package> packages = new TreeMap<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : (Iterable<Path>) files.sorted()::iterator) {
                if (file.toString().endsWith(".java")) {
                    packages.computeIfAbsent(file.getParent(), Package::new).sources.add(file);
                }
            }
        }
        for (Package each : packages.values()) {
            each.read();
            each.stale = each.changed();
        }
        return packages;
    }

    /** A package that imports a stale one is stale. */
    private static void spread(Map<Path, Package> packages) {
        Set<String> stale = packages.values().stream()
            .filter(p -> p.stale && !p.group.isVariant()).map(Package::name)
            .collect(Collectors.toCollection(HashSet::new));
        boolean more = true;
        while (more) {
            more = false;
            for (Package each : packages.values()) {
                if (!each.stale && each.imported.stream().anyMatch(stale::contains)) {
                    each.stale = true;
                    more |= !each.group.isVariant() && stale.add(each.name());
                }
            }
        }
    }

    private static boolean compile(Group group, List<Package> stale, Path output) throws IOException {
        Files.createDirectories(output);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<Path> sources = stale.stream().flatMap(p -> p.sources.stream()).toList();
            // The sources of the other packages are read, but make no class files.
            List<String> options = List.of("--release", Integer.toString(group.release), "-g",
                "-Xlint:all,-options", "-Werror", "-implicit:none", "-cp", "", "-sourcepath",
                group.sourcePath(), "-d", output.toString());
            return compiler.getTask(null, files, null, options, null,
                files.getJavaFileObjectsFromPaths(sources)).call();
        }
    }

    private static void deleteRecorded(Path record) throws IOException {
        if (Files.exists(record)) {
            List<String> lines = Files.readAllLines(record);
            Files.delete(record);
            for (String line : lines) {
                if (line.endsWith(".class")) {
                    Files.deleteIfExists(Path.of(line));
                }
            }
        }
    }

    /** The record is written last: a build that was interrupted is done again. */
    private static void install(Package each, Path beside) throws IOException {
        deleteRecorded(each.record());
        Path directory = each.group.output.resolve(each.path());
        Files.createDirectories(directory);
        StringBuilder lines = new StringBuilder();
        each.sources.forEach(source -> lines.append(source).append('\n'));
        try (Stream<Path> made = Files.list(beside.resolve(each.path()))) {
            for (Path file : (Iterable<Path>) made.sorted()::iterator) {
                if (Files.isRegularFile(file)) {
                    Path target = directory.resolve(file.getFileName());
                    Files.move(file, target, StandardCopyOption.REPLACE_EXISTING);
                    lines.append(target).append('\n');
                }
            }
        }
        Files.writeString(each.record(), lines);
    }

    private static void deleteTree(Path root) throws IOException {
        if (!Files.exists(root)) {
            return;
        }
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : (Iterable<Path>) files.sorted((a, b) -> b.compareTo(a))::iterator) {
                Files.delete(file);
            }
        }
    }

    private static void removeGone(Map<Path, Package> packages) throws IOException {
        Set<Path> wanted =
            packages.values().stream().map(Package::record).collect(Collectors.toSet());
        try (Stream<Path> records = Files.list(RECORDS)) {
            for (Path record : (Iterable<Path>) records::iterator) {
                if (!wanted.contains(record)) {
                    deleteRecorded(record);
                }
            }
        }
    }

    public static void main(String[] args) throws IOException {
        boolean quiet = args.length > 0 && args[0].equals("-q");
        Map<Path, Package> packages = packages();
        spread(packages);
        Map<Group, List<Package>> stale = new LinkedHashMap<>();
        packages.values().stream().filter(p -> p.stale)
            .forEach(p -> stale.computeIfAbsent(p.group, g -> new ArrayList<>()).add(p));
        deleteTree(BESIDE);
        int number = 0;
        for (Map.Entry<Group, List<Package>> each : stale.entrySet()) {
            if (!quiet) {
                each.getValue().forEach(p -> System.out.println("  JAVAC " + p.directory));
            }
            if (!compile(each.getKey(), each.getValue(), BESIDE.resolve("" + number++))) {
                deleteTree(BESIDE);
                System.err.println("The class files of the last build are kept.");
                System.exit(1);
            }
        }
        if (!Files.exists(RECORDS)) {
            deleteTree(Path.of("build/java"));
            deleteTree(Path.of("build/variants"));
            Files.createDirectories(RECORDS);
        }
        number = 0;
        for (List<Package> group : stale.values()) {
            for (Package each : group) {
                install(each, BESIDE.resolve("" + number));
            }
            number++;
        }
        removeGone(packages);
        deleteTree(BESIDE);
    }
}
