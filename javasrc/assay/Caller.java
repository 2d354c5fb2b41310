// SPDX-License-Identifier: Apache-2.0
package assay;

/** Calls the agent, and a method that the agent can have a breakpoint in, on the thread that runs it. */
final class Caller implements Runnable {
    private Caller() {
    }

    /** The agent registers it. */
    private static native void call();

    private static void reached() {
    }

    @Override
    public void run() {
        call();
        reached();
    }

    static void callHere() {
        new Caller().run();
    }

    static void callInVirtualThread() {
        Await.end(Virtual.start("caller", new Caller()));
    }
}
