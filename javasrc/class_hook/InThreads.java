// SPDX-License-Identifier: Apache-2.0
package class_hook;

import assay.Agent;

/** After the agent was called, the main thread loads First, another thread Second, main Third. */
final class InThreads {
    private InThreads() {
    }

    static final class First {
        static int value = 1;
    }

    static final class Second {
        static int value = 2;
    }

    static final class Third {
        static int value = 3;
    }

    public static void main(String[] args) throws Exception {
        Thread.currentThread().setName("main");
        Thread other = new Thread(() -> Agent.say("other: " + Second.value), "other");
        Agent.probe(null);
        Agent.say("main: " + First.value);
        other.start();
        other.join();
        Agent.say("main: " + Third.value);
    }
}
