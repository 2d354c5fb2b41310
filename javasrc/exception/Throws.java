// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;
import assay.Await;

/**
 * Small methods that throw and catch; the arguments name those that run after the probe. Tests
 * rely on the instructions that these methods compile to.
 */
final class Throws extends Thread {
    static final IllegalStateException SHARED = new IllegalStateException();

    private Throws() {
        super("other");
    }

    /** getstatic 0, athrow 3. */
    static void thrower() {
        throw SHARED;
    }

    /** Handler at 5. */
    static int catcher() {
        try {
            thrower();
            return 1;
        } catch (IllegalStateException e) {
            return 2;
        }
    }

    /** athrow 3, handler at 4. */
    static int same() {
        try {
            throw SHARED;
        } catch (RuntimeException e) {
            return 3;
        }
    }

    /** Catches another type only. */
    static int passer() {
        try {
            thrower();
            return 1;
        } catch (IllegalArgumentException e) {
            return 2;
        }
    }

    /** Two handlers, of which the second fits, at 9. */
    static int far() {
        try {
            passer();
            return 1;
        } catch (ArithmeticException e) {
            return 2;
        } catch (IllegalStateException e) {
            return 3;
        }
    }

    /** invokestatic 0, finally as a handler at 11, its athrow at 18. */
    static int cleaner() {
        try {
            thrower();
        } finally {
            Agent.say("finally");
        }
        return 0;
    }

    /** Handler at 6. */
    static int afterFinally() {
        try {
            cleaner();
            return 1;
        } catch (IllegalStateException e) {
            return 2;
        }
    }

    /** Throws SHARED through JNI. */
    static native void nativeThrower();

    /** Throws SHARED through JNI, and clears it. */
    static native void nativeClearer();

    /** Calls thrower, and clears what it throws. */
    static native void nativeCatcher();

    /** Calls thrower, and returns with the exception pending. */
    static native void nativePasser();

    /** invokestatic 0, handler at 5. */
    static int catchesNative() {
        try {
            nativeThrower();
            return 1;
        } catch (IllegalStateException e) {
            return 2;
        }
    }

    /** invokestatic 0, handler at 5. */
    static int catchesThroughNative() {
        try {
            nativePasser();
            return 1;
        } catch (IllegalStateException e) {
            return 2;
        }
    }

    static int callsClearer() {
        nativeClearer();
        Agent.say("back in Java");
        return 4;
    }

    static int callsNativeCatcher() {
        nativeCatcher();
        Agent.say("back in Java");
        return 5;
    }

    /** idiv 2. */
    static int divide(int a, int b) {
        return a / b;
    }

    /** arraylength 1. */
    static int length(int[] a) {
        return a.length;
    }

    /** iaload 2. */
    static int element(int[] a, int i) {
        return a[i];
    }

    /** checkcast 1. */
    static String cast(Object o) {
        return (String) o;
    }

    /** newarray 1. */
    static int[] make(int n) {
        return new int[n];
    }

    /** aastore 3. */
    static void store(Object[] a, Object value) {
        a[0] = value;
    }

    /** invokevirtual 1. */
    static Object invoke(Throws target) {
        return target.getName();
    }

    static int provoke(int which) {
        try {
            switch (which) {
                case 0:
                    return divide(1, 0);
                case 1:
                    return length(null);
                case 2:
                    return element(new int[3], 3);
                case 3:
                    cast(SHARED);
                    return -1;
                case 4:
                    make(-1);
                    return -1;
                case 5:
                    store(new Integer[1], "text");
                    return -1;
                default:
                    invoke(null);
                    return -1;
            }
        } catch (RuntimeException e) {
            return which;
        }
    }

    @Override
    public void run() {
        thrower();
    }

    private static void uncaught() {
        Thread other = new Throws();
        other.setUncaughtExceptionHandler((thread, exception) ->
                Agent.say("ended by it: " + (exception == SHARED)));
        other.start();
        Await.end(other);
    }

    private static int perform(String name) {
        switch (name) {
            case "catcher":
                return catcher();
            case "same":
                return same();
            case "far":
                return far();
            case "finally":
                return afterFinally();
            case "native":
                return catchesNative();
            case "through-native":
                return catchesThroughNative();
            case "cleared":
                return callsClearer();
            case "caught-by-native":
                return callsNativeCatcher();
            case "uncaught":
                uncaught();
                return 0;
            default:
                for (int which = 0; which < 7; which++) {
                    Agent.say("provoked " + provoke(which));
                }
                return 7;
        }
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("main");
        Agent.probe(null);
        for (String name : args) {
            Agent.say("result " + perform(name));
        }
    }
}
