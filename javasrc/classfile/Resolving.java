// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;
import java.lang.invoke.MethodHandles;

/**
 * A class with a method that gives a constant: a method type, a method handle, or one that a method
 * computes. The agent is called for the variant first, and then with the class, its class file, and what was given.
 */
public final class Resolving {
    static String variant;

    private static final String COMPUTE =
        "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)"
        + "Ljava/lang/Object;";

    private Resolving() {
    }

    /** The method that computes. */
    public static Object compute(MethodHandles.Lookup lookup, String name, Class<?> type) {
        return new Object();
    }

    private static byte[] bytes() throws IOException {
        Assembler assembler = new Assembler("classfile/Resolved");
        int handle = assembler.handleEntry(6, assembler.pair(10,
            assembler.classEntry("classfile/Resolving"),
            assembler.pair(12, assembler.utf8("compute"), assembler.utf8(COMPUTE))));
        int constant = variant.equals("method-handle") ? handle
            : variant.equals("method-type") ? assembler.typeEntry("(IJ)D")
            : assembler.pair(17, 0, assembler.pair(12, assembler.utf8("computed"),
                assembler.utf8("Ljava/lang/Object;")));
        assembler.method(0x9, "give", "()Ljava/lang/Object;", 0,
            new byte[] {19, (byte) (constant >> 8), (byte) constant, -80}); // ldc_w, areturn
        return variant.equals("dynamic")
            ? assembler.bytes(55, "BootstrapMethods", Assembler.table(1, handle, 0))
            : assembler.bytes();
    }

    public static void main(String[] args) throws Exception {
        Agent.probe(Resolving.class);
        Definer loader = new Definer(Resolving.class.getClassLoader());
        try {
            byte[] bytes = bytes();
            Class<?> klass = loader.define("classfile.Resolved", bytes);
            Object given = klass.getMethod("give").invoke(null);
            Agent.probe(new Object[] {"class", klass, "given", given, "bytes", bytes});
        } catch (UnsupportedClassVersionError e) {
            Agent.inapplicable("class files of this release have no such constants");
        }
    }
}
