// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;

/** Two hundred classes of one class file and a loader each, with fields and methods that nobody has asked for. */
public final class NeverAsked {
    private NeverAsked() {
    }

    /** The class. */
    public static final class Members {
        static int one = 1;
        static Object two = "two";
        static long three = 3;
        int four;
        Object five;

        private Members() {
        }

        static int first() {
            return one;
        }

        static long second(int n) {
            return three + n;
        }

        Object third(Object given) {
            return given == null ? five : two;
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = ClassFile.of("classes/NeverAsked$Members").bytes();
        Class<?>[] loaded = new Class<?>[200];
        for (int i = 0; i < loaded.length; i++) {
            Definer definer = new Definer(NeverAsked.class.getClassLoader());
            loaded[i] = definer.define("classes.NeverAsked$Members", bytes);
            Class.forName(loaded[i].getName(), true, definer);
        }
        Agent.probe(loaded);
    }
}
