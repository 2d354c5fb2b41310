// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;

/** A class with code that returns a number as an object: for the probe before use, and after. */
final class Unverifiable {
    private Unverifiable() {
    }

    public static void main(String[] args) throws Exception {
        Assembler assembler = new Assembler("classfile/Unfit");
        assembler.method(0x9, "get", "()Ljava/lang/Object;", 0,
            new byte[] {4, (byte) 0xb0}); // iconst_1, areturn
        Definer loader = new Definer(Unverifiable.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Unfit", assembler.bytes());
        Agent.probe(klass);
        for (int i = 0; i < 2; i++) {
            try {
                Class.forName(klass.getName(), true, loader);
                Agent.inapplicable("the JVM does not verify this class");
            } catch (LinkageError e) {
                Agent.say("refused");
            }
            Agent.probe(klass);
        }
    }
}
