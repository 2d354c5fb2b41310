// SPDX-License-Identifier: Apache-2.0
package redefine;

import classfile.ClassFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;

/** Class files: that of Subject as it is, its variants, and those that no compiler makes. */
public final class Variant {
    private static final int MAJOR_VERSION_OFFSET = 6;
    private static final byte ACONST_NULL = 1;
    private static final byte ICONST_1 = 4;
    private static final byte IRETURN = (byte) 0xac;

    private Variant() {
    }

    public static byte[] named(String name) throws IOException {
        byte[] original = read(Paths.get(System.getProperty("java.class.path")), "Subject");
        switch (name) {
        case "same":
            return original;
        case "other-name":
            return ClassFile.of(original).text("redefine/Subject", "redefine/Another").bytes();
        case "cut-short":
            return Arrays.copyOf(original, original.length / 2);
        case "wrong-magic":
            original[0] = 0;
            return original;
        case "attributes-and-files":
            return ClassFile.of(read(Paths.get(System.getProperty("java.class.path"), "..",
                "variants", "attributes"), "Subject")).text("Subject.java", "Other.java")
                .attribute("SourceDebugExtension", new byte[] {'a', 'b'}).bytes();
        case "without-debug-tables":
            return ClassFile.of(original).without("LineNumberTable").without("LocalVariableTable")
                .without("SourceFile").bytes();
        case "older-version":
            return ClassFile.of(original).version(3, 45).bytes();
        case "own-superclass":
            return ClassFile.of(original).text("redefine/Base", "redefine/Subject").bytes();
        case "subclass-as-superclass":
            return ClassFile.of(original).text("redefine/Base", "redefine/Lower").bytes();
        case "circular-superclass":
            return ClassFile.of(original).text("redefine/Base", "redefine/Loop").bytes();
        case "missing-superclass":
            return ClassFile.of(original).text("redefine/Base", "redefine/Nonexistent").bytes();
        case "missing-interface":
            return ClassFile.of(original).text("redefine/Shape", "redefine/Nonexistent").bytes();
        case "padded":
            return ClassFile.of(original).padded(300).bytes();
        case "during-alone":
            // As "others" but for the text that during() gives.
            return ClassFile.of(of("Subject", "others")).text("old", "alone").bytes();
        case "future-version":
            original[MAJOR_VERSION_OFFSET] = 0x7f;
            return original;
        case "reference-as-int-before-stack-maps":
            return returnNullAsInt(ClassFile.of(original).version(0, 49).bytes());
        case "reference-as-int":
            return returnNullAsInt(original);
        default:
            return read(Paths.get(System.getProperty("java.class.path"), "..", "variants", name),
                "Subject");
        }
    }

    /** The class file of the variant of a class of this package. */
    static byte[] of(String name, String variant) throws IOException {
        Path root = Paths.get(System.getProperty("java.class.path"), "..", "variants", variant);
        return read(root, name);
    }

    /** The class file of a class of this package as it is. */
    static byte[] original(String name) throws IOException {
        return read(Paths.get(System.getProperty("java.class.path")), name);
    }

    private static byte[] read(Path root, String name) throws IOException {
        return Files.readAllBytes(root.resolve("redefine").resolve(name + ".class"));
    }

    /** Makes number() return null for its int, which no verifier lets pass. */
    private static byte[] returnNullAsInt(byte[] bytes) {
        for (int i = 0; i + 1 < bytes.length; i++) {
            if (bytes[i] == ICONST_1 && bytes[i + 1] == IRETURN) {
                bytes[i] = ACONST_NULL;
                return bytes;
            }
        }
        throw new IllegalStateException("number() does not begin with iconst_1, ireturn");
    }
}
