// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.text.MessageFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.Scanner;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import redefine.Note;

/** Has classes loaded: of the program, which are of many shapes, and much of the class library. */
final class Library {
    private static final String[] SHAPES = {
        "breakpoint.Instructions", "classes.Constants", "classes.Lambdas", "classes.Miranda",
        "classes.Nesting", "classes.Ordered", "classes.Sample", "classes.SampleEnum",
        "classes.SampleMark", "redefine.Annotated", "redefine.Defaulted", "redefine.Framed",
        "redefine.Functions", "redefine.Names", "redefine.Signed", "redefine.Switches",
        "classes.Unusual", "classes.Initializing", "classes.Unusual$Inner", "classes.Unusual$1",
        "classes.Unusual$1Local", "classes.Nesting$Private", "classes.Nesting$Protected",
        "classes.Nesting$ProtectedInner", "classes.Nesting$PrivateFace",
    };
    /** Those that older JVMs cannot load. */
    private static final String[] NEWER_SHAPES = {
        "redefine.AnnotatedComponents", "redefine.Both", "redefine.Closed", "redefine.Compact",
        "redefine.Family", "redefine.Host", "redefine.Host$One", "redefine.NestMates",
        "redefine.Pair", "redefine.Point", "redefine.Ranked", "redefine.Sealed",
    };

    private Library() {
    }

    /** Class files without what compilers usually write, and with what they seldom do. */
    private static void define() throws Exception {
        byte[] extension = "SMAP\nBare.java\nTest\n*E".getBytes("ISO-8859-1");
        ClassFile[] files = {
            ClassFile.of("classes/ChangedAttributes").without("SourceFile"),
            ClassFile.of("classes/ChangedAttributes").without("LineNumberTable"),
            ClassFile.of("classes/ChangedAttributes").without("LocalVariableTable"),
            ClassFile.of("classes/ChangedAttributes").attribute("SourceDebugExtension", extension),
            ClassFile.of("classes/ChangedAttributes").version(3, 45),
            ClassFile.of("classes/ChangedAttributes").method("method", 0x809),
            ClassFile.of("classes/ChangedAttributes").flags(0x1021),
        };
        for (ClassFile file : files) {
            Class<?> bare = new Definer(Library.class.getClassLoader())
                .define("classes.ChangedAttributes", file.bytes());
            bare.getMethod("method", int.class).invoke(null, 4);
        }
    }

    private static void use() {
        Map<Integer, Long> lengths = IntStream.range(0, 200).mapToObj(Integer::toString)
            .collect(Collectors.groupingBy(String::length, ConcurrentSkipListMap::new,
                Collectors.counting()));
        String text = String.format("%,.3f %S %08x", new BigDecimal("12345.678"), lengths, 77)
            + MessageFormat.format("{0} of {1,number}", "a", 1000)
            + DateTimeFormatter.ISO_DATE.format(LocalDate.of(2000, 1, 31));
        Scanner words = new Scanner(Pattern.compile("(?i)[^a-z0-9]+|x{2,}").matcher(text)
            .replaceAll(" "));
        while (words.hasNext()) {
            words.next();
        }
        if (Note.class.getAnnotations().length == 0) {
            throw new IllegalStateException();
        }
        ((Runnable) Proxy.newProxyInstance(Library.class.getClassLoader(),
            new Class<?>[] {Runnable.class}, (proxy, method, arguments) -> null)).run();
    }

    /** Hidden classes, which releases before 15 do not have. */
    private static void hide() throws ReflectiveOperationException {
        try {
            HiddenClasses.hide("classes/Unusual");
            HiddenClasses.hide("classes/Initializing");
        } catch (ClassNotFoundException | NoSuchMethodException e) {
            return;
        }
    }

    private static void load(String[] shapes) throws ClassNotFoundException {
        for (String shape : shapes) {
            Class.forName(shape);
        }
    }

    public static void main(String[] args) throws Exception {
        Class.forName("assay.Agent");
        load(SHAPES);
        try {
            load(NEWER_SHAPES);
        } catch (UnsupportedClassVersionError e) {
            // An older JVM.
        }
        hide();
        define();
        use();
        Agent.probe(null);
    }
}
