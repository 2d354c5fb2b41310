// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;

/** A class with 3000 fields, f0 to f2999, given to the probe. Every second one is static, f0 at first. */
final class ManyFields {
    private ManyFields() {
    }

    public static void main(String[] args) throws Exception {
        Assembler assembler = new Assembler("classfile/Fielded");
        for (int i = 0; i < 3000; i++) {
            assembler.field(i % 2 == 0 ? 0x9 : 0x1, "f" + i, "I");
        }
        Definer loader = new Definer(ManyFields.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Fielded", assembler.bytes());
        Agent.probe(Class.forName(klass.getName(), true, loader));
    }
}
