// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;

/**
 * A class whose names have letters of two and of three bytes, and one beyond the basic plane. Its
 * only method takes an object of it, in a variable with such a name. The probe's subject is the
 * class.
 */
final class NamesBeyondAscii {
    private static final String NAME = "classfile/N\u00e9\ud83d\ude00";

    private NamesBeyondAscii() {
    }

    private static byte[] bytes() throws IOException {
        Assembler assembler = new Assembler(NAME);
        String type = "L" + NAME + ";";
        byte[] variables = Assembler.table(1, 0, 1, assembler.utf8("\u20ac\u00fc\ud83d\ude01"),
            assembler.utf8(type), 0);
        assembler.method(0x9, "m\u00f6\u20ac\ud83d\ude02", "(" + type + ")V", 1,
            new byte[] {(byte) 177}, "LocalVariableTable", variables);
        return assembler.bytes();
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(NamesBeyondAscii.class.getClassLoader());
        Class<?> klass = loader.define(NAME.replace('/', '.'), bytes());
        Class.forName(klass.getName(), true, loader);
        Agent.probe(klass);
    }
}
