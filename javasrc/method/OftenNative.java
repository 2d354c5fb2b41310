// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;
import java.lang.reflect.Method;

/**
 * Native methods of the agent's, a static one and one of an instance, that have run often between two
 * probes, the first without and the second with an instance. After that reflection and the program call them.
 */
final class OftenNative {
    private OftenNative() {
    }

    /** The methods, and nothing else. */
    private static final class Code {
        static native int twice(int number);

        native int thrice(int number);
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Thread.currentThread().setName("main");
        Code instance = new Code();
        Method twice = Code.class.getDeclaredMethod("twice", int.class);
        Method thrice = Code.class.getDeclaredMethod("thrice", int.class);
        Agent.probe(null);
        long sum = 0;
        // Long enough for a JVM that compiles what runs often to have compiled a way to them.
        for (int i = 0; i < 60000; i++) {
            sum += Code.twice(i) + instance.thrice(i);
        }
        Agent.say("computed " + (sum > 0));
        Agent.probe(instance);
        Agent.say("by reflection " + twice.invoke(null, 20) + " " + thrice.invoke(instance, 20));
        Agent.say("by the program " + Code.twice(30) + " " + instance.thrice(30));
    }
}
