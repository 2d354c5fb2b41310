// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;

/** A class with 32000 methods, m0 to m31999, given to the probe. All are native but m0. */
final class Populous {
    private Populous() {
    }

    public static void main(String[] args) throws Exception {
        Assembler assembler = new Assembler("classfile/Peopled");
        assembler.method(0x9, "m0", "()I", 0, new byte[] {4, (byte) 0xac}); // iconst_1, ireturn
        for (int i = 1; i < 32000; i++) {
            assembler.attributed(0x109, "m" + i, "()I");
        }
        Definer loader = new Definer(Populous.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Peopled", assembler.bytes());
        Agent.probe(Class.forName(klass.getName(), true, loader));
    }
}
