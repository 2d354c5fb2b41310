// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;

/** After the agent was called, a thread of its own loads and initializes classes. */
public final class Loading {
    private Loading() {
    }

    interface Face {
    }

    static class Parent {
        static {
            Agent.say("Parent is initialized");
        }
    }

    static class Child extends Parent implements Face {
        static int count = 3;

        static {
            Agent.say("Child is initialized");
        }

        void method() {
        }
    }

    public static void main(String[] args) throws Exception {
        Agent.probe(null);
        Thread thread = new Thread(() -> {
            Object child = new Child();
            Object arrays = new Child[2][3];
            Agent.say("done " + (child != arrays));
        }, "loading");
        thread.start();
        thread.join();
    }
}
