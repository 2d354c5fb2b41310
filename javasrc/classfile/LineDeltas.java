// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;

/**
 * A class, given to the probe, whose method "lines" has an entry of its LineNumberTable for each pair of 1 to 40
 * bytes and -10 to 10 lines, but 0, from the entry before it: those of 1 byte first, and of these that of -10
 * lines. The first entry is of location 0 and line 1000. Then the method "number" is called.
 */
final class LineDeltas {
    private static final int BYTES = 40;
    private static final int LINES = 10;

    private LineDeltas() {
    }

    public static void main(String[] args) throws Exception {
        int count = 1 + BYTES * 2 * LINES;
        int[] entries = new int[2 * count];
        int location = 0;
        int line = 1000;
        int at = 0;
        entries[at++] = location;
        entries[at++] = line;
        for (int bytes = 1; bytes <= BYTES; bytes++) {
            for (int lines = -LINES; lines <= LINES; lines++) {
                if (lines == 0) {
                    continue; // no line begins there
                }
                location += bytes;
                line += lines;
                entries[at++] = location;
                entries[at++] = line;
            }
        }
        Assembler assembler = new Assembler("classfile/Lined");
        byte[] code = new byte[location + 1]; // nop
        code[location] = (byte) 177; // return
        assembler.method(9, "lines", "()V", 0, code, "LineNumberTable", Assembler.table(count, entries));
        assembler.method(9, "number", "()I", 0, new byte[] {16, 7, (byte) 172}); // bipush, ireturn
        Definer loader = new Definer(LineDeltas.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Lined", assembler.bytes());
        Agent.probe(Class.forName(klass.getName(), true, loader));
        Agent.say("number: " + klass.getMethod("number").invoke(null));
    }
}
