// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.io.IOException;

/** The probe gets classes with a native method, one after the other, which are then forgotten; and null in the end. */
final class NativeUnloading {
    private static final int ROUNDS = 30;

    private NativeUnloading() {
    }

    /** The class that is defined anew in each round. */
    static final class Dynamic {
        private Dynamic() {
        }

        static native int next(int n);
    }

    private static Class<?> define() throws IOException {
        return new Definer(NativeUnloading.class.getClassLoader()).define("event.NativeUnloading$Dynamic",
            ClassFile.of("event/NativeUnloading$Dynamic").bytes());
    }

    public static void main(String[] args) throws IOException {
        for (int i = 0; i < ROUNDS; i++) {
            Agent.probe(define());
        }
        Agent.probe(null);
    }
}
