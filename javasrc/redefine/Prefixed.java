// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import java.lang.reflect.InvocationTargetException;

/**
 * Native methods whose names begin with prefixes. The first probe gets the class named, to register
 * its natives, and the second its own class file with more constants.
 */
public final class Prefixed {
    private Prefixed() {
    }

    /** Natives that are wrapped with a_, with a_ and then b_, and with a_ and then c_. */
    static class Wrapping {
        static String one() {
            return a_one();
        }

        static native String a_one();

        static String two() {
            return a_two();
        }

        static String a_two() {
            return b_a_two();
        }

        static native String b_a_two();

        static String skipped() {
            return a_skipped();
        }

        static String a_skipped() {
            return c_a_skipped();
        }

        static native String c_a_skipped();
    }

    /** Natives that only have such names: none wraps another. */
    static class Alike {
        static native String plain();

        static native String a_plain();

        static native String a_lone();
    }

    private static void say(Class<?> klass, String[] args) throws ReflectiveOperationException {
        for (int i = 1; i < args.length; i++) {
            String result;
            try {
                result = (String) klass.getDeclaredMethod(args[i]).invoke(null);
            } catch (InvocationTargetException e) {
                result = e.getCause().getClass().getSimpleName();
            }
            Agent.say(args[i] + ": " + result);
        }
    }

    public static void main(String[] args) throws Exception {
        Class<?> klass = Class.forName("redefine.Prefixed$" + args[0]);
        Agent.probe(klass);
        say(klass, args);
        byte[] bytes = ClassFile.of("redefine/Prefixed$" + args[0]).padded(300).bytes();
        Agent.probe(new Object[] {klass, bytes, null});
        say(klass, args);
    }
}
