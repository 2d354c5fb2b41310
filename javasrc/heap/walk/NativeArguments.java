// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** Calls native methods of the agent's with objects that nothing else refers to. */
final class NativeArguments {
    private NativeArguments() {
    }

    static native void take(Object object);

    native void taken();

    static native void takeLast(int a, long b, float c, double d, Object e, int f, long g, float h,
            double i, Object j, int k, long l, float m, double n, Object last);

    public static void main(String[] args) {
        Agent.probe(NativeArguments.class);
        take(new Object());
        new NativeArguments().taken();
        takeLast(1, 2, 3, 4, null, 6, 7, 8, 9, null, 11, 12, 13, 14, new Object());
        Agent.say("over");
    }
}
