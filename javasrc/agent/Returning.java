// SPDX-License-Identifier: Apache-2.0
package agent;

import assay.Agent;
import assay.Await;
import assay.Virtual;

/**
 * One after the other a thread in a loop of a method of each kind of result, and one in a method that is to be
 * popped, and the probe, called with it by the main thread; or, with the argument "virtual", by a virtual thread. After
 * the probe its thread calls `marked`. With the argument "native" the probe has to let a thread make the call.
 */
final class Returning {
    private static final int KINDS = 7;
    private static int kind;
    private static volatile int entered;
    private static volatile long rounds;
    private static volatile boolean go;

    private Returning() {
    }

    static Object ofObject() {
        entered++;
        while (!go) {
            rounds++;
        }
        return null;
    }

    static int ofInt() {
        entered++;
        while (!go) {
            rounds++;
        }
        return 1;
    }

    static long ofLong() {
        entered++;
        while (!go) {
            rounds++;
        }
        return 1;
    }

    static float ofFloat() {
        entered++;
        while (!go) {
            rounds++;
        }
        return 1;
    }

    static double ofDouble() {
        entered++;
        while (!go) {
            rounds++;
        }
        return 1;
    }

    static void ofVoid() {
        entered++;
        while (!go) {
            rounds++;
        }
        Agent.say("not left");
    }

    private static Object result() {
        switch (kind) {
        case 0:
            return ofObject();
        case 1:
            return ofInt();
        case 2:
            return ofLong();
        case 3:
            return ofFloat();
        case 4:
            return ofDouble();
        case 5:
            ofVoid();
            return "none";
        default:
            return ofInt();
        }
    }

    static void call() {
        Object result = result();
        Agent.say("result: " + result + ", entered " + entered + " times");
        Agent.releasePoint("returned " + kind);
    }

    static void marked() {
    }

    private static Thread looping() {
        Thread thread = new Thread(Returning::call, "returning");
        thread.setDaemon(true);
        thread.start();
        while (entered == 0) {
            Thread.yield();
        }
        return thread;
    }

    private static void act(String caller) {
        if (caller.equals("native")) {
            Agent.probe("native");
            return;
        }
        Thread thread = looping();
        Runnable work = () -> {
            Agent.probe(thread);
            marked();
        };
        if (caller.equals("virtual")) {
            Await.end(Virtual.start("caller", work));
        } else {
            work.run();
        }
    }

    public static void main(String[] args) {
        while (kind < KINDS) {
            entered = 0;
            go = false;
            act(args.length > 0 ? args[0] : "");
            go = true;
            Agent.arriveAndWait("returned " + kind);
            kind++;
        }
    }
}
