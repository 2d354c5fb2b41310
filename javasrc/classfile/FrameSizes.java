// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;

/**
 * Classes of three versions with one method, which needs one operand. The probe gets each with class files in which
 * the method needs more operands or variables, and then less again. Says what the method returns.
 */
final class FrameSizes {
    /** bipush 9, istore 8, iload 8, ireturn. */
    private static final byte[] VARIABLES = {16, 9, 54, 8, 21, 8, -84};
    /** iconst_1, ireturn. */
    private static final byte[] SMALL = {4, -84};

    private FrameSizes() {
    }

    private static byte[] bytes(int version, int operands, int variables, byte[] code) throws IOException {
        Assembler assembler = new Assembler("classfile/Sized");
        assembler.attributed(9, "number", "()I", "Code", assembler.code(operands, variables, code));
        return assembler.bytes(version);
    }

    /** iconst_1 to iconst_5, iconst_1, a call of System.nanoTime, pop2, five times iadd, ireturn. */
    private static byte[] withOperands(int version) throws IOException {
        Assembler assembler = new Assembler("classfile/Sized");
        int called = assembler.pair(10, assembler.classEntry("java/lang/System"),
            assembler.pair(12, assembler.utf8("nanoTime"), assembler.utf8("()J")));
        byte[] code = {4, 5, 6, 7, 8, 4, -72, (byte) (called >> 8), (byte) called, 88, 96, 96, 96, 96, 96, -84};
        assembler.attributed(9, "number", "()I", "Code", assembler.code(8, 0, code));
        return assembler.bytes(version);
    }

    private static void say(Class<?> klass, int version, String what) throws Exception {
        Agent.say("version " + version + ", " + what + ": " + klass.getMethod("number").invoke(null));
    }

    private static void redefine(Class<?> klass, int version, String what, byte[] bytes) throws Exception {
        Agent.probe(new Object[] {klass, bytes, null});
        say(klass, version, what);
    }

    public static void main(String[] args) throws Exception {
        for (int version : new int[] {46, 49, 52}) {
            byte[] small = bytes(version, 1, 0, SMALL);
            Class<?> klass = new Definer(FrameSizes.class.getClassLoader()).define("classfile.Sized", small);
            say(klass, version, "one operand");
            redefine(klass, version, "eight operands", withOperands(version));
            redefine(klass, version, "nine variables", bytes(version, 1, 9, VARIABLES));
            redefine(klass, version, "one operand", small);
        }
    }
}
