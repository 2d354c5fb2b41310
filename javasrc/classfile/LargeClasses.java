// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Defines classes of a thousand methods, each of a loader of its own, until they are 200 or there is no memory
 * for one more. All are in use until the probe gets them.
 */
final class LargeClasses {
    private static final int CLASSES = 200;
    private static final int METHODS = 1000;

    private LargeClasses() {
    }

    private static byte[] bytes() throws IOException {
        Assembler assembler = new Assembler("classfile/Thousand");
        for (int i = 0; i < METHODS; i++) {
            assembler.method(0x9, "method" + i, "()V", 0, new byte[] {(byte) 177}); // return
        }
        return assembler.bytes();
    }

    private static Object[] define(byte[] bytes) {
        List<Class<?>> classes = new ArrayList<>();
        try {
            while (classes.size() < CLASSES) {
                Definer loader = new Definer(LargeClasses.class.getClassLoader());
                classes.add(loader.define("classfile.Thousand", bytes));
            }
        } catch (OutOfMemoryError e) {
            classes.clear();
        }
        return classes.toArray();
    }

    public static void main(String[] args) throws IOException {
        Agent.probe(define(bytes()));
    }
}
