// SPDX-License-Identifier: Apache-2.0
package experiments;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** Has classes initialized, and one loaded by a loader of its own, in between a probe and another. */
final class Resolving {
    private Resolving() {
    }

    static class Invokestatic {
        static int value = Integer.parseInt("1");

        static int call() {
            return value;
        }
    }

    static class Getstatic {
        static int value = Integer.parseInt("2");
    }

    static class Putstatic {
        static int value = Integer.parseInt("3");
    }

    static class New {
        static int value = Integer.parseInt("4");
    }

    static class ForName {
        static int value = Integer.parseInt("5");
    }

    /** Loads the class Referring itself, whose superclass its loader is then asked for. */
    static class Loader extends ClassLoader {
        Loader() {
            super(Loader.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.endsWith("Referring")) {
                return super.loadClass(name, resolve);
            }
            try (InputStream in =
                     Resolving.class.getResourceAsStream("Resolving$Referring.class")) {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                for (int next = in.read(); next >= 0; next = in.read()) {
                    out.write(next);
                }
                return defineClass(name, out.toByteArray(), 0, out.size());
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    /** Refers to another class by an instruction. */
    public static class Referring implements Runnable {
        @Override
        public void run() {
            Referred.value++;
        }
    }

    /** A class that the loader is asked for. */
    public static class Referred {
        public static int value;
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Runnable referring = (Runnable) new Loader().loadClass("experiments.Resolving$Referring")
            .getConstructor().newInstance();
        Agent.probe(null);
        int sum = Invokestatic.call();
        sum += Getstatic.value;
        Putstatic.value = sum;
        Object made = new New();
        Class.forName("experiments.Resolving$ForName");
        referring.run();
        Agent.probe(made);
    }
}
