// SPDX-License-Identifier: Apache-2.0
package assay;

/** What a target program can ask of the agent that watches it. */
public final class Agent {
    // A JVM that was started without the agent gets it here, in the live phase.
    static {
        String late = System.getProperty("assay.late");
        if (late != null) {
            System.load(late);
        }
    }

    private Agent() {
    }

    /** The moment of observation: runs the test's probe hook on this thread. */
    public static native void probe(Object subject);

    /** Writes one line of the transcript. */
    public static native void say(String line);

    /** Ends the process: the platform has no such thing as the test is about. */
    public static native void inapplicable(String reason);

    /** Arrives at a meeting point and waits, inside this native method, until it is released. */
    public static native void arriveAndWait(String point);

    /** Waits until a thread has arrived at the point. */
    public static native void awaitArrival(String point);

    /** Releases who waits at the point, or will arrive there. */
    public static native void releasePoint(String point);
}
