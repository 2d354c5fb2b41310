// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.io.IOException;
import java.util.function.IntUnaryOperator;

/**
 * Calls a method of a class of a loader of its own until the agent has seen that it is compiled,
 * if anything compiles it, and forgets both. Subjects of the probe: the class; null again and
 * again; in the end a string.
 */
final class CompiledUnloading {
    private static volatile boolean seen;
    private static int sum;

    private CompiledUnloading() {
    }

    /** The class that is forgotten. */
    public static final class Dynamic implements IntUnaryOperator {
        @Override
        public int applyAsInt(int n) {
            int result = n;
            for (int i = 0; i < 10; i++) {
                result = result * 31 + i;
            }
            return result;
        }
    }

    private static void work() throws IOException, ReflectiveOperationException {
        Class<?> klass = new Definer(CompiledUnloading.class.getClassLoader())
                .define("event.CompiledUnloading$Dynamic", ClassFile.of("event/CompiledUnloading$Dynamic").bytes());
        IntUnaryOperator dynamic = (IntUnaryOperator) klass.getDeclaredConstructor().newInstance();
        Agent.probe(klass);
        while (!seen && !Compiling.isGivenUp()) {
            for (int i = 0; i < 1000; i++) {
                sum += dynamic.applyAsInt(i);
            }
            Agent.probe(null);
        }
    }

    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        work();
        Agent.probe("end");
    }
}
