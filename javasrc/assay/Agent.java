// SPDX-License-Identifier: Apache-2.0
package assay;

/** What a target program can ask of the agent that watches it. */
public final class Agent {
    // A JVM that was started without the agent gets it here, in the live phase.
    static {
        String late = System.getProperty("assay.late");
        if (late != null)
            System.load(late);
    }

    private Agent() {
    }

    /** The moment of observation: runs the test's probe hook on this thread. */
    public static native void probe(Object subject);

    /** Writes one line of the transcript. */
    public static native void say(String line);

    /** Ends the process: the platform has no such thing as the test is about. */
    public static native void inapplicable(String reason);

    /** Arrives at a meeting point and waits, inside this native method, to be let go. */
    public static native void hold(String point);

    /** Waits until a thread has arrived at hold. */
    public static native void awaitHeld(String point);

    /** Lets go whoever holds at the point now or later. */
    public static native void let(String point);
}
