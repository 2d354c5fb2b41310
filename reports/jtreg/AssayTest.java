// SPDX-License-Identifier: Apache-2.0

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import jtreg.SkippedException;

/**
 * Runs the Java class of a test in a JVM of its own with the test's agent, and compares what the agent
 * says with the expected transcript.
 *
 * <p>The JVM is another one, since the agent observes its start and its end, and its stacks and threads
 * are to be those of the class alone. The sources in java/ beside the test are compiled here, because
 * the versions of their class files are part of the test; variants are other versions of the same classes.
 */
final class AssayTest {
    private static final int STOPPED = 94;
    private static final int BROKEN = 95;
    private static final int HANGS = Integer.MIN_VALUE;
    /** Of the JDK under test. */
    private static final int RELEASE = Integer.parseInt(
        System.getProperty("java.specification.version").replaceFirst("^1\\.", ""));

    private final String name;
    private final String mainClass;
    private List<String> vmArgs = Collections.emptyList();
    private List<String> args = Collections.emptyList();
    private List<String> env = Collections.emptyList();
    private String options;
    private long seconds = 120;
    private int exitStatus;

    AssayTest(String name, String mainClass) {
        this.name = name;
        this.mainClass = mainClass;
    }

    AssayTest vmArgs(String... words) {
        vmArgs = Arrays.asList(words);
        return this;
    }

    AssayTest args(String... words) {
        args = Arrays.asList(words);
        return this;
    }

    /** Settings NAME=VALUE. */
    AssayTest env(String... settings) {
        env = Arrays.asList(settings);
        return this;
    }

    AssayTest options(String text) {
        options = text;
        return this;
    }

    /** How long the JVM may take, where jtreg's timeout factor is 1. */
    AssayTest seconds(long number) {
        seconds = number;
        return this;
    }

    /** What the JVM is to exit with; -1 is anything but 0. */
    AssayTest exitStatus(int status) {
        exitStatus = status;
        return this;
    }

    /** The arguments are those of the test: the name of a case, or none. */
    void run(String... cases) throws Exception {
        if (System.getProperty("test.nativepath") == null) {
            throw new IllegalStateException("no library: run build.sh, and jtreg with -nativepath:native");
        }
        String problem = runCase(compile(), cases.length > 0 ? cases[0] : "");
        if (problem != null && problem.startsWith("# na ")) {
            throw new SkippedException("not applicable to this JVM" + problem.substring("# na".length()));
        }
        if (problem != null) {
            throw new RuntimeException(problem);
        }
    }

    /** Null if all is as expected, "# na REASON" if the test is not applicable, else what is wrong. */
    private String runCase(Path classes, String caseName) throws IOException, InterruptedException {
        Path transcript = Paths.get("transcript");
        File output = new File("output");
        List<String> command = new ArrayList<>(Arrays.asList("/bin/sh", "-c", "exec \"$@\" 3> \"$TRANSCRIPT\"",
            "sh"));
        command.add(Paths.get(System.getProperty("test.jdk", System.getProperty("java.home")), "bin", "java")
            .toString());
        command.addAll(words("test.vm.opts"));
        command.addAll(words("test.java.opts"));
        command.addAll(vmArgs);
        command.add("-agentpath:" + Paths.get(System.getProperty("test.nativepath"),
            System.mapLibraryName(name)).toAbsolutePath() + (options != null ? "=" + options : ""));
        command.addAll(Arrays.asList("-cp", classes.toString(), mainClass));
        command.addAll(args);
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true)
            .redirectInput(new File("/dev/null")).redirectOutput(output);
        builder.environment().keySet().removeAll(Arrays.asList("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS",
            "JDK_JAVA_OPTIONS", "JAVA_OPTIONS", "OPENJ9_JAVA_OPTIONS", "IBM_JAVA_OPTIONS", "CLASSPATH", "LANG",
            "LANGUAGE", "ASSAY_CASE"));
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().put("ASSAY_CHANNEL", "3");
        builder.environment().put("TRANSCRIPT", transcript.toString());
        if (!caseName.isEmpty()) {
            builder.environment().put("ASSAY_CASE", caseName);
        }
        for (String setting : env) {
            builder.environment().put(setting.substring(0, setting.indexOf('=')),
                setting.substring(setting.indexOf('=') + 1));
        }
        System.out.println("Running" + (caseName.isEmpty() ? "" : " case " + caseName) + ": "
            + command.stream().skip(4).collect(Collectors.joining(" ")));
        Process process = builder.start();
        double factor = Double.parseDouble(System.getProperty("test.timeout.factor", "1"));
        boolean ended = process.waitFor((long) (seconds * factor), TimeUnit.SECONDS);
        if (!ended) {
            process.destroyForcibly().waitFor();
        }
        System.out.println(new String(Files.readAllBytes(output.toPath()), StandardCharsets.UTF_8));
        return judge(Files.readAllLines(transcript), caseName, ended ? process.exitValue() : HANGS);
    }

    private String judge(List<String> said, String caseName, int status) throws IOException {
        said.forEach(System.out::println);
        for (String line : said) {
            if (line.startsWith("# na ")) {
                return line;
            }
        }
        List<String> lines = said.stream().filter(line -> !line.startsWith("#")).collect(Collectors.toList());
        List<String> expected = Files.readAllLines(Paths.get(System.getProperty("test.src"), name + ".expected"));
        if (status == BROKEN) {
            return "the test itself is broken, see above";
        }
        int matched = matched(expected, caseName, lines);
        String next = matched == lines.size() ? "the expected line after these is missing"
            : matched < 0 ? null : "line " + (matched + 1) + " is not expected: " + lines.get(matched);
        if (status == HANGS) {
            return "the JVM did not end in time; " + (next != null ? next : "all lines are as expected");
        }
        if (status != STOPPED && (exitStatus == -1 ? status == 0 : status != exitStatus)) {
            return "the JVM ended with exit status " + status + "; "
                + (next != null ? next : "all lines are as expected");
        }
        if (next != null) {
            System.out.println("The transcript is none that " + name + ".expected allows:");
            expected.forEach(System.out::println);
            return next;
        }
        return status == STOPPED ? "the test stopped, see above" : null;
    }

    /**
     * -1 if the transcript is allowed, else with how many of its lines one begins that is. With any set of
     * the capabilities on which parts depend: which are offered is the JVM's choice.
     */
    private static int matched(List<String> expected, String caseName, List<String> lines) {
        List<String> capabilities = new ArrayList<>(new TreeSet<>(expected.stream().map(String::trim)
            .filter(line -> line.startsWith("@when ")).map(line -> line.substring(6)).collect(Collectors.toList())));
        int most = 0;
        for (int set = 0; set < 1 << capabilities.size(); set++) {
            Set<String> offered = new HashSet<>();
            for (int i = 0; i < capabilities.size(); i++) {
                if ((set & 1 << i) == 0) {
                    offered.add(capabilities.get(i));
                }
            }
            ExpectedTranscript transcript = new ExpectedTranscript(expected, RELEASE, caseName, offered);
            if (transcript.allows(lines)) {
                return -1;
            }
            most = Math.max(most, transcript.matched());
        }
        return most;
    }

    private static List<String> words(String property) {
        String value = System.getProperty(property, "").trim();
        return value.isEmpty() ? Collections.emptyList() : Arrays.asList(value.split("\\s+"));
    }

    /** Compiles what is in java/: for release 8, java/17 for 17; each directory of variants apart. */
    private static Path compile() throws IOException {
        Path sources = Paths.get(System.getProperty("test.src"), "java");
        Path classes = Paths.get("targets", "classes").toAbsolutePath();
        javac(classes, classes, 8, found(sources, "17", "variants", "variants-17"));
        javac(classes, classes, 17, found(sources.resolve("17")));
        for (int release : new int[] {8, 17}) {
            Path variants = sources.resolve(release == 8 ? "variants" : "variants-17");
            if (Files.isDirectory(variants)) {
                for (File variant : variants.toFile().listFiles()) {
                    javac(classes, classes.resolveSibling("variants").resolve(variant.getName()), release,
                        found(variant.toPath()));
                }
            }
        }
        return classes;
    }

    private static List<String> found(Path directory, String... without) throws IOException {
        if (!Files.isDirectory(directory)) {
            return Collections.emptyList();
        }
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(path -> path.toString().endsWith(".java"))
                .filter(path -> Arrays.stream(without).noneMatch(
                    part -> path.startsWith(directory.resolve(part))))
                .map(Path::toString).collect(Collectors.toList());
        }
    }

    private static void javac(Path classPath, Path to, int release, List<String> sources) throws IOException {
        if (sources.isEmpty() || release > RELEASE) {
            return;
        }
        Files.createDirectories(to);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> command = new ArrayList<>(Arrays.asList("-Xlint:-options", "-g", "-cp", classPath.toString(),
            "-d", to.toString()));
        if (RELEASE > 8) {
            int oldest = compiler.getSourceVersions().stream().mapToInt(SourceVersion::ordinal).min().getAsInt();
            command.addAll(Arrays.asList("--release", "" + Math.max(release, oldest)));
        }
        command.addAll(sources);
        if (compiler.run(null, null, null, command.toArray(new String[0])) != 0) {
            throw new IOException("the sources in java/ do not compile");
        }
    }
}
