// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;

/**
 * A class whose fields refer to constants behind the 32,768th one. The probe gets it with a class file that has
 * two more before them.
 */
final class HighFields {
    private static final int BEFORE = 32768;

    private HighFields() {
    }

    private static byte[] bytes(String... more) throws IOException {
        Assembler assembler = new Assembler("classfile/High");
        for (int i = 0; i < BEFORE; i++) {
            assembler.utf8("constant " + i);
        }
        for (String text : more) {
            assembler.utf8(text);
        }
        int number = assembler.numberEntry(3, 7);
        int generic = assembler.utf8("Ljava/util/List<Ljava/lang/String;>;");
        assembler.field(0x19, "count", "I", "ConstantValue", Assembler.table(number));
        assembler.field(0x1, "label", "Ljava/lang/String;");
        assembler.field(0x1, "names", "Ljava/util/List;", "Signature", Assembler.table(generic));
        return assembler.bytes();
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(HighFields.class.getClassLoader());
        loader.define("classfile.High", bytes());
        Class<?> klass = Class.forName("classfile.High", true, loader);
        Agent.probe(new Object[] {klass, bytes("one more", "another one"), null});
    }
}
