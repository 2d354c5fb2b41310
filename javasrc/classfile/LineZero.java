// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;

/**
 * A class, given to the probe, with a method of 5 bytes of code: line 0 begins at location 0 and line 2 at
 * location 3 in "first"; in "last", where line 5 is first, line 0 begins at location 3.
 */
final class LineZero {
    private static final byte[] CODE = {0, 0, 0, 0, (byte) 177}; // nop, nop, nop, nop, return

    private LineZero() {
    }

    public static void main(String[] args) throws Exception {
        Assembler assembler = new Assembler("classfile/Zero");
        assembler.method(9, "first", "()V", 0, CODE, "LineNumberTable", Assembler.table(2, 0, 0, 3, 2));
        assembler.method(9, "last", "()V", 0, CODE, "LineNumberTable", Assembler.table(2, 0, 5, 3, 0));
        Definer loader = new Definer(LineZero.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Zero", assembler.bytes());
        Agent.probe(Class.forName(klass.getName(), true, loader));
    }
}
