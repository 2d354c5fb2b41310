// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/**
 * Objects with one way from a root each: through a parent that a local variable, an agent's reference
 * or a static field holds; and one below a thread, to which variables of its frame and of main lead, too. The
 * first probe gets names, parents and children, by turns, and then nobody holds the array; the agent makes its
 * references to the parents named for them. The second probe gets nothing.
 */
final class ParentsAtRoots {
    static final class Parent {
        Object child;

        Parent(Object child) {
            this.child = child;
        }
    }

    static final class Runner extends Thread {
        Object child;

        @Override
        public void run() {
            Agent.arriveAndWait("held");
        }
    }

    static Parent shared;

    static volatile Object kept;

    private ParentsAtRoots() {
    }

    /** In a frame of its own, so that no variable of main's holds what is passed. */
    private static Object prepare(Runner runner) {
        Object[] children = new Object[6];
        for (int i = 0; i < children.length; i++) {
            children[i] = new Object();
        }
        Parent local = new Parent(children[0]);
        Object[] array = {children[1]};
        Parent global = new Parent(children[2]);
        Parent jniLocal = new Parent(children[3]);
        runner.child = children[4];
        shared = new Parent(children[5]);
        Agent.probe(new Object[] {
            "local", local, "below local", children[0], "array", array, "below array", children[1],
            "global", global, "below global", children[2], "JNI local", jniLocal, "below JNI local", children[3],
            "thread", runner, "below thread", children[4], "shared", shared, "below shared", children[5],
        });
        return new Object[] {local, array};
    }

    public static void main(String[] args) {
        Runner runner = new Runner();
        runner.start();
        Agent.awaitArrival("held");
        Object both = prepare(runner);
        Object local = ((Object[]) both)[0];
        Object array = ((Object[]) both)[1];
        both = null;
        Agent.probe(null);
        kept = local;
        kept = array;
        Agent.say("held: " + (kept == array));
        Agent.releasePoint("held");
    }
}
