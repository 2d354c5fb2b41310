// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/**
 * Callers of methods of a given result type, one after the other, each caught inside:
 * Returning TYPE COUNT. Left alone, a method returns 7, false, or an object of its own.
 */
final class Returning implements Runnable {
    static final Object GIVEN = new Object();

    private final String type;
    private String got = "nothing";

    private Returning(String type) {
        this.type = type;
    }

    static boolean callBoolean() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return false;
    }

    static byte callByte() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return (byte) 7;
    }

    static char callChar() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return (char) 7;
    }

    static short callShort() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return (short) 7;
    }

    static int callInt() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7;
    }

    static long callLong() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7L;
    }

    static float callFloat() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7.0f;
    }

    static double callDouble() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return 7.0;
    }

    static Object callObject() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return new Object();
    }

    static void callVoid() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
    }

    static String text(Object object) {
        return object == null ? "null" : object == GIVEN ? "the given object" : "another object";
    }

    /** Bits in hexadecimal; NaN is one value, whatever its bits. */
    static String text(float value) {
        return value != value ? "NaN" : "0x" + Integer.toHexString(Float.floatToRawIntBits(value));
    }

    static String text(double value) {
        return value != value ? "NaN" : text(Double.doubleToRawLongBits(value));
    }

    static String text(long value) {
        return "0x" + Long.toHexString(value);
    }

    /** Calls the method of the type, and gives what it returned. */
    static String call(String type) {
        switch (type) {
        case "boolean":
            return Boolean.toString(callBoolean());
        case "byte":
            return Integer.toString(callByte());
        case "char":
            return Integer.toString(callChar());
        case "short":
            return Integer.toString(callShort());
        case "int":
            return Integer.toString(callInt());
        case "long":
            return text(callLong());
        case "float":
            return text(callFloat());
        case "double":
            return text(callDouble());
        case "object":
            return text(callObject());
        case "void":
            callVoid();
            return "control";
        default:
            throw new IllegalArgumentException(type);
        }
    }

    @Override
    public void run() {
        got = call(type);
    }

    static void observe(String type) {
        Returning caller = new Returning(type);
        Caught.observe(caller);
        Agent.say("caller got " + caller.got);
    }

    public static void main(String[] args) {
        int count = Integer.parseInt(args[1]);
        for (int i = 0; i < count; i++) {
            observe(args[0]);
        }
    }
}
