// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * Runs a class of a loader of its own until the agent has seen that the class's method is compiled,
 * if anything compiles it, with the class as the subject of the probe. Then it forgets both; null
 * is the subject of the last probe.
 */
public final class Unloading {
    private static volatile boolean seen;
    private static int sum;

    private Unloading() {
    }

    /** What can be called without being inlined, as the caller does not know what it calls. */
    public interface Work {
        int dynamicWork(int n);
    }

    /** The class that is unloaded. */
    public static final class Dynamic implements Work {
        @Override
        public int dynamicWork(int n) {
            int result = n;
            for (int i = 0; i < 10; i++) {
                result = result * 31 + i;
            }
            return result;
        }
    }

    static final class Loader extends ClassLoader {
        Class<?> define(byte[] bytes) {
            return defineClass("event.Unloading$Dynamic", bytes, 0, bytes.length);
        }
    }

    private static byte[] bytes() throws IOException {
        InputStream in = Unloading.class.getResourceAsStream("Unloading$Dynamic.class");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int next = in.read(); next >= 0; next = in.read()) {
            out.write(next);
        }
        in.close();
        return out.toByteArray();
    }

    private static void work() throws IOException, ReflectiveOperationException {
        Class<?> type = new Loader().define(bytes());
        Work dynamic = (Work) type.getConstructor().newInstance();
        Compiling.begin();
        do {
            for (int i = 0; i < 1000; i++) {
                sum += dynamic.dynamicWork(i);
            }
            Agent.probe(type);
        } while (!seen && !Compiling.isGivenUp());
    }

    public static void main(String[] args) throws IOException, ReflectiveOperationException {
        work();
        Agent.probe(null);
    }
}
