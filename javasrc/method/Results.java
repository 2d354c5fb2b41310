// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;

/** Methods of every result type, and native ones that the agent implements with other values. */
final class Results {
    static final Object SHARED = new Object();

    private Results() {
    }

    static boolean z() {
        return true;
    }

    static byte b() {
        return -128;
    }

    static char c() {
        return '\uffff';
    }

    static short s() {
        return -32768;
    }

    static int i() {
        return Integer.MIN_VALUE;
    }

    static long j() {
        return 0x0123456789abcdefL;
    }

    static float f() {
        return -1.5f;
    }

    static double d() {
        return 4.9e-324;
    }

    static Object o() {
        return SHARED;
    }

    static int[] array() {
        return null;
    }

    static void v() {
    }

    static native boolean nativeZ();

    static native byte nativeB();

    static native char nativeC();

    static native short nativeS();

    static native int nativeI();

    static native long nativeJ();

    static native float nativeF();

    static native double nativeD();

    static native Object nativeO();

    static native int[] nativeArray();

    static native void nativeV();

    private static void say(String name, Object value) {
        Agent.say(name + " gave " + value);
    }

    private static void callJava() {
        say("z", z());
        say("b", b());
        say("c", (int) c());
        say("s", s());
        say("i", i());
        say("j", j());
        say("f", f());
        say("d", d());
        say("o", o() == SHARED);
        say("array", array());
        v();
    }

    private static void callNative() {
        say("z", nativeZ());
        say("b", nativeB());
        say("c", (int) nativeC());
        say("s", nativeS());
        say("i", nativeI());
        say("j", nativeJ());
        say("f", nativeF());
        say("d", nativeD());
        say("o", nativeO() == SHARED);
        say("array", nativeArray());
        nativeV();
    }

    public static void main(String[] args) {
        Agent.probe(null);
        if (args.length == 0) {
            callJava();
        } else {
            callNative();
        }
    }
}
