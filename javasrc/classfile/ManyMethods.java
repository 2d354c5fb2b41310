// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;

/**
 * Classes of a thousand methods each, of as many loaders, none of which was called. The probe gets the
 * classes.
 */
final class ManyMethods {
    private static final int CLASSES = 6;
    private static final int METHODS = 1000;

    private ManyMethods() {
    }

    private static byte[] bytes() throws IOException {
        Assembler assembler = new Assembler("classfile/Thousand");
        for (int i = 0; i < METHODS; i++) {
            assembler.method(0x9, "method" + i, "()V", 0, new byte[] {(byte) 177}); // return
        }
        return assembler.bytes();
    }

    public static void main(String[] args) throws IOException, ClassNotFoundException {
        Class<?>[] classes = new Class<?>[CLASSES];
        for (int i = 0; i < CLASSES; i++) {
            Definer loader = new Definer(ManyMethods.class.getClassLoader());
            classes[i] = loader.define("classfile.Thousand", bytes());
            Class.forName("classfile.Thousand", true, loader);
        }
        Agent.probe(classes);
    }
}
