// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;

/** A class with more than 60000 constants, one of the last of which text returns. It is the probe's subject. */
final class ManyConstants {
    private ManyConstants() {
    }

    public static void main(String[] args) throws Exception {
        Assembler assembler = new Assembler("classfile/Constants");
        for (int i = 0; i < 30000; i++) {
            assembler.longEntry(i);
        }
        int far = assembler.stringEntry("far behind");
        assembler.method(0x9, "text", "()Ljava/lang/String;", 0,
            new byte[] {19, (byte) (far >> 8), (byte) far, -80}); // ldc_w, areturn
        Definer loader = new Definer(ManyConstants.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Constants", assembler.bytes());
        Agent.probe(Class.forName(klass.getName(), true, loader));
        Agent.say("text: " + klass.getMethod("text").invoke(null));
    }
}
