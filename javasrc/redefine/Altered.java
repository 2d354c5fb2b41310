// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.Assembler;
import classfile.ClassFile;
import classfile.Definer;
import java.io.IOException;
import java.lang.reflect.Method;
import java.util.Arrays;

/**
 * Hands a class and a class file of it to the agent. One of both is altered in what the agent's case
 * names, as no compiler would do alone. In the class file number() gives 2, in the class 1.
 */
final class Altered {
    private static final int CLASS = 7;
    private static final int METHOD = 10;
    private static final int NAME_AND_TYPE = 12;
    private static final byte ICONST_1 = 4;
    private static final byte ICONST_2 = 5;
    private static final byte IRETURN = (byte) 0xac;

    /** What is altered; the agent puts its case here. */
    private static String variant;

    private Altered() {
    }

    static byte[] renumbered(byte[] bytes) {
        for (int i = 0; i + 1 < bytes.length; i++) {
            if (bytes[i] == ICONST_1 && bytes[i + 1] == IRETURN) {
                bytes[i] = ICONST_2;
                return bytes;
            }
        }
        throw new IllegalStateException("number() is not iconst_1, ireturn");
    }

    /** The components of Both under these names. */
    private static ClassFile components(ClassFile file, String... namesAndTypes)
        throws IOException {
        int[] table = new int[namesAndTypes.length / 2 * 3];
        for (int i = 0; i < namesAndTypes.length; i += 2) {
            table[i / 2 * 3] = file.add(namesAndTypes[i]);
            table[i / 2 * 3 + 1] = file.add(namesAndTypes[i + 1]);
        }
        return file.without("Record")
            .attribute("Record", Assembler.table(namesAndTypes.length / 2, table));
    }

    /** The newest class file version that the JVM supports. */
    private static int newest() {
        return (int) Double.parseDouble(System.getProperty("java.class.version"));
    }

    /** What is altered otherwise than by its parts. */
    private static byte[] altered(byte[] bytes) throws IOException {
        switch (variant) {
        case "empty":
            return new byte[0];
        case "last-byte-missing":
            return Arrays.copyOf(renumbered(bytes), bytes.length - 1);
        case "byte-added":
            return Arrays.copyOf(renumbered(bytes), bytes.length + 1);
        default:
            return renumbered(bytes);
        }
    }

    private static ClassFile altered(ClassFile file) throws IOException {
        switch (variant) {
        case "removed":
        case "added":
            return file.without("Record");
        case "emptied":
            return components(file);
        case "fewer":
            return components(file, "one", "I");
        case "more":
            return components(file, "one", "I", "two", "I", "three", "I");
        case "renamed":
            return components(file, "one", "I", "three", "I");
        case "retyped":
            return components(file, "one", "I", "two", "J");
        case "swapped":
            return components(file, "two", "I", "one", "I");
        case "host-replaced":
            // Its content is one number.
            return file.without("NestHost").attribute("NestHost",
                Assembler.table(file.addClass("redefine/Base")));
        case "host-added":
        case "host-missing":
            return file.without("NestHost");
        case "tables-added":
            return file.without("LineNumberTable").without("LocalVariableTable")
                .without("SourceFile");
        case "field-renamed":
            return file.text("size", "girth");
        case "static-field-renamed":
            return file.text("total", "sum");
        case "volatile":
            return file.field("total", 0x49);
        case "transient":
            return file.field("size", 0x81);
        case "private":
            return file.field("total", 0xa);
        case "final":
        case "final-removed":
            return file.field("total", 0x19);
        case "class-abstract":
        case "class-abstract-removed":
            return file.flags(0x421);
        case "class-final":
        case "class-final-removed":
            return file.flags(0x31);
        case "class-not-public":
            return file.flags(0x20);
        case "no-such-tag":
            file.entry(2);
            return file;
        case "no-such-index":
            file.entry(CLASS, 0xfffe);
            return file;
        case "index-of-other-kind":
            file.entry(CLASS, file.addClass("redefine/Base"));
            return file;
        case "ill-formed-descriptor":
            file.entry(METHOD, file.addClass("redefine/Base"),
                file.entry(NAME_AND_TYPE, file.add("method"), file.add("(")));
            return file;
        case "long-attribute":
            // One that every JVM must recognize: no entries, and two bytes after them.
            return file.attribute("BootstrapMethods", Assembler.table(0, 0));
        case "version-44":
            return file.version(0, 44);
        case "preview":
            return file.version(0xffff, newest());
        case "earlier-preview":
            return file.version(0xffff, newest() - 1);
        case "minor-version":
            return file.version(1, newest());
        case "method-synchronized":
        case "method-synchronized-removed":
            return file.method("number", 0x29);
        case "method-final":
            return file.method("number", 0x19);
        case "method-private":
            return file.method("number", 0xa);
        case "method-protected":
            return file.method("number", 0xc);
        case "empty":
        case "last-byte-missing":
        case "byte-added":
            return file;
        default:
            throw new IllegalArgumentException(variant);
        }
    }

    /** A JVM with preview features enabled supports their version. */
    private static void requireRefused(String name, byte[] file) {
        try {
            new Definer(Altered.class.getClassLoader()).define(name, file).getMethods();
            Agent.inapplicable("preview features are enabled");
        } catch (UnsupportedClassVersionError e) {
            return;
        }
    }

    public static void main(String[] args) throws Exception {
        Agent.probe(Altered.class);
        byte[] original = ClassFile.of("redefine/" + args[0]).bytes();
        byte[] altered = altered(ClassFile.of(original)).bytes();
        boolean back = variant.endsWith("added") || variant.endsWith("-removed");
        if (variant.equals("preview")) {
            requireRefused("redefine." + args[0], altered);
        }
        Definer loader = new Definer(Altered.class.getClassLoader());
        Class<?> klass = loader.define("redefine." + args[0], back ? altered : original);
        Method number = klass.getDeclaredMethod("number");
        number.setAccessible(true);
        Agent.say("before: number " + number.invoke(null));
        Agent.probe(new Object[] {klass, altered(back ? original : altered), null});
        Agent.say("after: number " + number.invoke(null));
    }
}
