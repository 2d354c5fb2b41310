// SPDX-License-Identifier: Apache-2.0
package class_hook;

import assay.Agent;
import classfile.Reloader;
import java.lang.reflect.Field;

/**
 * After the agent was called, the main thread loads First, another thread Second, main Third; by their
 * names alone and by a loader made here, since a JVM may link early and have classes of the program
 * loaded ahead.
 */
final class InThreads {
    private static final ClassLoader LOADER = new Reloader("class_hook.Late");

    private InThreads() {
    }

    private static int valueOf(String name) throws ReflectiveOperationException {
        Class<?> klass = Class.forName("class_hook.Late" + name, true, LOADER);
        Field value = klass.getDeclaredField("value");
        value.setAccessible(true);
        return value.getInt(null);
    }

    private static void load(String name) {
        try {
            Agent.say("other: " + valueOf(name));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread.currentThread().setName("main");
        Thread other = new Thread(() -> load("Second"), "other");
        Agent.probe(null);
        Agent.say("main: " + valueOf("First"));
        other.start();
        other.join();
        Agent.say("main: " + valueOf("Third"));
    }
}

final class LateFirst {
    static int value = 1;

    private LateFirst() {
    }
}

final class LateSecond {
    static int value = 2;

    private LateSecond() {
    }
}

final class LateThird {
    static int value = 3;

    private LateThird() {
    }
}
