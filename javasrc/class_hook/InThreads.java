// SPDX-License-Identifier: Apache-2.0
package class_hook;

import assay.Agent;

/**
 * After the agent was called, the main thread loads First, another thread Second, main Third; by their
 * names alone, since a JVM may link early.
 */
final class InThreads {
    private InThreads() {
    }

    private static int valueOf(String name) throws ReflectiveOperationException {
        Class<?> klass = Class.forName("class_hook.Late" + name);
        return klass.getDeclaredField("value").getInt(null);
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
