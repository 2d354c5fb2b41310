// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;

/**
 * Classes of old and new class file versions whose members have the attribute Synthetic, and no such flag,
 * before or after others or none of it. The name of a member is that of its first and its last attribute. Each
 * class is the probe's subject.
 */
final class SyntheticAmongOthers {
    private static final int STATIC = 9;
    private static final byte[] NONE = {};
    private static final byte[] CODE = {3, -84}; // iconst_0, ireturn

    private final Assembler assembler;

    private SyntheticAmongOthers(String name) {
        assembler = new Assembler(name);
    }

    private void fields() throws IOException {
        byte[] value = Assembler.table(assembler.numberEntry(3, 7));
        assembler.field(STATIC, "constantSynthetic", "I", "ConstantValue", value, "Synthetic", NONE);
        assembler.field(STATIC, "syntheticConstant", "I", "Synthetic", NONE, "ConstantValue", value);
        assembler.field(STATIC, "deprecatedSynthetic", "I", "Deprecated", NONE, "Synthetic", NONE);
        assembler.field(STATIC, "syntheticDeprecated", "I", "Synthetic", NONE, "Deprecated", NONE);
        assembler.field(STATIC, "unknownSynthetic", "I", "assay.Unknown", value, "Deprecated", NONE,
            "ConstantValue", value, "Synthetic", NONE);
        assembler.field(STATIC, "constantDeprecated", "I", "ConstantValue", value, "Deprecated", NONE);
    }

    private void methods() throws IOException {
        byte[] code = assembler.code(0, CODE);
        byte[] thrown = Assembler.table(1, assembler.classEntry("java/lang/Exception"));
        assembler.attributed(STATIC, "codeSynthetic", "()I", "Code", code, "Synthetic", NONE);
        assembler.attributed(STATIC, "syntheticCode", "()I", "Synthetic", NONE, "Code", code);
        assembler.attributed(STATIC, "exceptionsSynthetic", "()I", "Exceptions", thrown, "Code", code,
            "Synthetic", NONE);
        assembler.attributed(STATIC, "syntheticExceptions", "()I", "Synthetic", NONE, "Code", code,
            "Exceptions", thrown);
        assembler.attributed(STATIC, "unknownSynthetic", "()I", "assay.Unknown", thrown, "Code", code,
            "Deprecated", NONE, "Exceptions", thrown, "Synthetic", NONE);
        assembler.attributed(STATIC, "codeDeprecated", "()I", "Code", code, "Deprecated", NONE);
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(SyntheticAmongOthers.class.getClassLoader());
        for (int version : new int[] {46, 48, 52}) {
            String name = "Version" + version;
            SyntheticAmongOthers made = new SyntheticAmongOthers("classfile/" + name);
            made.fields();
            made.methods();
            Class<?> klass = loader.define("classfile." + name, made.assembler.bytes(version));
            Class.forName(klass.getName(), true, loader);
            Agent.say(name);
            Agent.probe(klass);
        }
    }
}
