// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * A virtual and a platform thread, each of which must wait until another thread has initialized
 * Slow, at the instruction of Code that the case names. In the first probe, with null, the agent
 * names it. The initializing thread executes it, too, so that nothing is left to be resolved. After
 * that and before the two threads there is a probe with Code; if the case ends with "-probed" the
 * threads are the subjects of two probes instead.
 */
final class AwaitingInitializer implements Runnable {
    static String variant = "call";

    /** Its initializer takes as long as it is held. */
    static final class Slow {
        static int number;

        static {
            execute();
            Agent.arriveAndWait("initializer");
            number = 7;
        }

        static int get() {
            return number;
        }
    }

    /** What is observed. */
    static final class Code {
        private Code() {
        }

        static int call() {
            return Slow.get();
        }

        static int field() {
            return Slow.number;
        }

        static Object make() {
            return new Slow();
        }
    }

    private static void execute() {
        if (variant.startsWith("call")) {
            Code.call();
        } else if (variant.startsWith("field")) {
            Code.field();
        } else {
            Code.make();
        }
    }

    @Override
    public void run() {
        execute();
    }

    /** Gives the thread every opportunity to come to its waiting; no state shows it everywhere. */
    private static void start(Thread thread) {
        thread.start();
        Await.opportunity();
        if (variant.endsWith("-probed")) {
            Agent.probe(thread);
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Thread first = new Thread(Slow::get, "first");
        first.start();
        Agent.awaitArrival("initializer");
        if (!variant.endsWith("-probed")) {
            Agent.probe(Code.class);
        }
        Thread virtual = Virtual.unstarted("virtual", new AwaitingInitializer());
        Thread platform = new Thread(new AwaitingInitializer(), "platform");
        start(virtual);
        start(platform);
        Agent.releasePoint("initializer");
        Await.end(first);
        Await.end(virtual);
        Await.end(platform);
        Agent.say("ended");
    }
}
