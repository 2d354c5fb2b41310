// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;

/**
 * A class, given to the probe, with a method "lines" in which each of 65535 locations begins a line, the number of which
 * is one more, in two attributes; and a method "variables" in which a variable in slot 0, "v" and "w" by turns,
 * begins and ends at each of 60000 locations. With the argument "more" a third attribute names the lines of the first
 * locations again, and the class is given in an array; then the method "number" is called.
 */
final class LongTables {
    private static final int LOCATIONS = 65535;
    private static final int FIRST = 40000;
    private static final int VARIABLES = 60000;

    private LongTables() {
    }

    private static byte[] lines(int from, int to) throws Exception {
        int[] numbers = new int[2 * (to - from)];
        for (int i = 0; i < to - from; i++) {
            numbers[2 * i] = from + i;
            numbers[2 * i + 1] = from + i + 1;
        }
        return Assembler.table(to - from, numbers);
    }

    private static byte[] variables(int name, int other, int type) throws Exception {
        int[] numbers = new int[5 * VARIABLES];
        for (int i = 0; i < VARIABLES; i++) {
            numbers[5 * i] = i;
            numbers[5 * i + 1] = 1;
            numbers[5 * i + 2] = i % 2 == 0 ? name : other;
            numbers[5 * i + 3] = type;
        }
        return Assembler.table(VARIABLES, numbers);
    }

    public static void main(String[] args) throws Exception {
        Assembler assembler = new Assembler("classfile/Tabled");
        byte[] code = new byte[LOCATIONS]; // nop
        code[LOCATIONS - 1] = (byte) 177; // return
        assembler.method(9, "lines", "()V", 0, code, "LineNumberTable", lines(0, FIRST),
            "LineNumberTable", lines(FIRST, LOCATIONS), "LineNumberTable",
            lines(0, args.length > 0 ? 1000 : 0));
        assembler.method(9, "variables", "(I)V", 1, code, "LocalVariableTable",
            variables(assembler.utf8("v"), assembler.utf8("w"), assembler.utf8("I")));
        assembler.method(9, "number", "()I", 0, new byte[] {16, 7, (byte) 172}); // bipush, ireturn
        Definer loader = new Definer(LongTables.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Tabled", assembler.bytes());
        Class<?> initialized = Class.forName(klass.getName(), true, loader);
        if (args.length == 0) {
            Agent.probe(initialized);
        } else {
            Agent.probe(new Object[] {initialized});
            Agent.say("number: " + klass.getMethod("number").invoke(null));
        }
    }
}
