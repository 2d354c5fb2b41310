// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;

/**
 * A class whose method has its local variables in two attributes, and their generic signatures in
 * two, as class files may have them.
 */
final class Tables {
    private static final byte[] CODE = {
        0x2a, 0x4c,        // 0: aload_0, astore_1
        0x2a, 0x4d,        // 2: aload_0, astore_2
        0x2b, (byte) 0xb0, // 4: aload_1, areturn
    };

    private Tables() {
    }

    public static void main(String[] args) throws Exception {
        Assembler assembler = new Assembler("classfile/Tabled");
        int raw = assembler.utf8("Ljava/util/List;");
        int texts = assembler.utf8("Ljava/util/List<Ljava/lang/String;>;");
        int wild = assembler.utf8("Ljava/util/List<*>;");
        int items = assembler.utf8("items");
        int copy = assembler.utf8("copy");
        int more = assembler.utf8("more");
        assembler.method(0x9, "same", "(Ljava/util/List;)Ljava/util/List;", 3, CODE,
            "LocalVariableTypeTable", Assembler.table(1, 4, 2, more, wild, 2),
            "LocalVariableTable", Assembler.table(1, 2, 4, copy, raw, 1),
            "LocalVariableTable", Assembler.table(2, 4, 2, more, raw, 2, 0, 6, items, raw, 0),
            "LocalVariableTypeTable", Assembler.table(1, 0, 6, items, texts, 0));
        Definer loader = new Definer(Tables.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Tabled", assembler.bytes());
        Agent.probe(Class.forName(klass.getName(), true, loader));
    }
}
