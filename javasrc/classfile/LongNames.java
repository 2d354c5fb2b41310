// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;
import java.util.Collections;

/**
 * A class with names that are as long as class files allow, or nearly: its own, and those of its source
 * file, of its method and its variable, and of a field. The probe's subject is the class.
 */
final class LongNames {
    private static final String NAME = "classfile/" + letters(60000, "N");

    private LongNames() {
    }

    private static String letters(int count, String letter) {
        return String.join("", Collections.nCopies(count, letter));
    }

    private static byte[] bytes() throws IOException {
        Assembler assembler = new Assembler(NAME);
        String type = "L" + NAME + ";";
        byte[] variables = Assembler.table(1, 0, 1, assembler.utf8(letters(65535, "v")),
            assembler.utf8(type), 0);
        assembler.method(0x9, letters(65535, "m"), "(" + type + ")V", 1, new byte[] {(byte) 177},
            "LocalVariableTable", variables);
        int generic = assembler.utf8("Lclassfile/" + letters(60000, "N") + "<*>;");
        assembler.field(0x9, letters(65535, "f"), type, "Signature", Assembler.table(generic));
        return assembler.bytes(52, "SourceFile", Assembler.table(assembler.utf8(letters(65535, "s"))));
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(LongNames.class.getClassLoader());
        Class<?> klass = loader.define(NAME.replace('/', '.'), bytes());
        Agent.probe(Class.forName(klass.getName(), true, loader));
    }
}
