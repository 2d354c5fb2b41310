// SPDX-License-Identifier: Apache-2.0
package assay;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Packs the class files of some packages into targets.jar, and has a JVM with the options given make
 * an archive of these classes, from which another JVM may load them.
 */
public final class Archiving {
    /** The class of a package that uses what a lambda expression of it makes, if there is one. */
    private static final String USER = ".ArchivedUse";

    private Archiving() {
    }

    private static List<Path> classFiles(Path root, String[] packages) throws IOException {
        List<Path> files = new ArrayList<>();
        for (String name : packages) {
            try (Stream<Path> all = Files.list(root.resolve(name))) {
                all.filter(file -> file.toString().endsWith(".class")).forEach(files::add);
            }
        }
        Collections.sort(files);
        return files;
    }

    private static void pack(Path root, List<Path> files) throws IOException {
        try (OutputStream jar = Files.newOutputStream(Paths.get("targets.jar"));
             ZipOutputStream zip = new ZipOutputStream(jar)) {
            for (Path file : files) {
                zip.putNextEntry(new ZipEntry(root.relativize(file).toString()));
                zip.write(Files.readAllBytes(file));
            }
        }
    }

    /** Loads all classes of the JAR file that can be loaded, and initializes none but USER. */
    private static void load() throws IOException {
        try (JarFile jar = new JarFile("targets.jar")) {
            jar.stream().map(ZipEntry::getName).forEach(entry -> {
                String name = entry.replace('/', '.').replaceFirst("\\.class$", "");
                try {
                    Class<?> loaded = Class.forName(name, name.endsWith(USER),
                        Archiving.class.getClassLoader());
                    loaded.getDeclaredMethods();
                } catch (ClassNotFoundException | LinkageError e) {
                    // It is not archived, then.
                }
            });
        }
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length == 0) {
            load();
            return;
        }
        Path root = Paths.get(System.getProperty("java.class.path"));
        pack(root, classFiles(root, args[0].split(",")));
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("java.home") + "/bin/java");
        command.addAll(Arrays.asList(args).subList(1, args.length));
        command.add("-cp");
        command.add("targets.jar");
        command.add(Archiving.class.getName());
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.redirectErrorStream(true).redirectOutput(new File("archiving.txt"));
        System.exit(builder.start().waitFor());
    }
}
