// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;

/**
 * Methods with tables in which several lines begin at one place of the code: one entry after the other in
 * together, the last entries of the table in end, and in different attributes in halves.
 */
final class LinesTogether {
    private static final byte[] CODE = {0, 0, 0, 0, 8, -84}; // nop, nop, nop, nop, iconst_5, ireturn

    private LinesTogether() {
    }

    private static void method(Assembler assembler, String name, Object... attributes) throws IOException {
        assembler.method(0x9, name, "()I", 0, CODE, attributes);
    }

    private static byte[] bytes() throws IOException {
        Assembler assembler = new Assembler("classfile/Together");
        method(assembler, "together", "LineNumberTable",
            Assembler.table(7, 0, 10, 0, 11, 2, 14, 2, 13, 2, 300, 4, 15, 5, 16));
        method(assembler, "end", "LineNumberTable", Assembler.table(4, 0, 20, 5, 22, 5, 21, 5, 60000));
        method(assembler, "halves", "LineNumberTable", Assembler.table(2, 0, 30, 3, 31),
            "LineNumberTable", Assembler.table(2, 3, 33, 0, 32));
        return assembler.bytes();
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(LinesTogether.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Together", bytes());
        Class.forName(klass.getName(), true, loader);
        Agent.probe(klass);
        Agent.say("end: " + klass.getMethod("end").invoke(null));
    }
}
