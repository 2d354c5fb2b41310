// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;

/**
 * A class with a field whose name has NUL, letters of two and of three bytes, and one beyond the
 * basic plane, and whose type is the class, which has such a name, too; and with a field that is a
 * list of it. The probe's subject is the class.
 */
final class FieldsBeyondAscii {
    private static final String NAME = "classfile/F\u00e9\ud83d\ude00";

    private FieldsBeyondAscii() {
    }

    private static byte[] bytes() throws IOException {
        Assembler assembler = new Assembler(NAME);
        String type = "L" + NAME + ";";
        assembler.field(0x9, "f\u0000\u00f6\u20ac\ud83d\ude02", type);
        int generic = assembler.utf8("Ljava/util/List<" + type + ">;");
        assembler.field(0x9, "g", "Ljava/util/List;", "Signature", Assembler.table(generic));
        return assembler.bytes();
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(FieldsBeyondAscii.class.getClassLoader());
        Class<?> klass = loader.define(NAME.replace('/', '.'), bytes());
        Class.forName(klass.getName(), true, loader);
        Agent.probe(klass);
    }
}
