// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.ByteArrayOutputStream;

/**
 * A class with more than 60000 entries of constants that its code uses, one of the last of which text returns. It
 * is the probe's subject.
 */
final class ManyConstants {
    private ManyConstants() {
    }

    /** Loads the constants of two entries each. */
    private static byte[] loads(int[] constants, int from, int to) {
        ByteArrayOutputStream code = new ByteArrayOutputStream();
        for (int i = from; i < to; i++) {
            code.write(20); // ldc2_w
            code.write(constants[i] >> 8);
            code.write(constants[i]);
            code.write(88); // pop2
        }
        code.write(177); // return
        return code.toByteArray();
    }

    public static void main(String[] args) throws Exception {
        Assembler assembler = new Assembler("classfile/Constants");
        int[] constants = new int[30000];
        for (int i = 0; i < constants.length; i++) {
            constants[i] = assembler.longEntry(1000000 + i);
        }
        assembler.method(0x9, "first", "()V", 0, loads(constants, 0, 15000));
        assembler.method(0x9, "second", "()V", 0, loads(constants, 15000, 30000));
        int far = assembler.stringEntry("far behind");
        assembler.method(0x9, "text", "()Ljava/lang/String;", 0,
            new byte[] {19, (byte) (far >> 8), (byte) far, -80}); // ldc_w, areturn
        Definer loader = new Definer(ManyConstants.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Constants", assembler.bytes());
        Agent.probe(Class.forName(klass.getName(), true, loader));
        Agent.say("text: " + klass.getMethod("text").invoke(null));
    }
}
