// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;
import classes.Levels;

/**
 * Callers of methods with various reference result types, one after the other, each caught inside.
 * Arguments are pairs: the result type, and the value that the agent finds in the field "value". Without
 * them the agent names one pair ("Base-for-Derived", "Object-array-for-Base") when the probe gets this class.
 */
final class References implements Runnable {
    interface Face {
    }

    static class Base {
    }

    static final class Derived extends Base implements Face {
    }

    static final class Other {
    }

    /** All result types: a JVM must not have to load one while a thread is caught. */
    static final Class<?>[] RESULT_TYPES = {
        Base.class, Derived.class, Face.class, Object.class, Cloneable.class,
        Levels.Level8.class, Levels.Level10.class,
    };

    private static volatile Object value;
    private static String variant;

    private final String type;
    private Object got = "nothing";

    private References(String type) {
        this.type = type;
    }

    private static Object callObject() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    private static Base callBase() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    private static Derived callDerived() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    private static Face callFace() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    private static Cloneable callCloneable() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    private static Levels.Level8 callLevel8() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    private static Levels.Level10 callLevel10() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    private static int[] callInts() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    private static Object[] callObjects() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    private static Base[] callBases() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    private static Derived[] callDeriveds() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    private static Face[] callFaces() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    private static Object[][] callObjectRows() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    private static Face[][] callFaceRows() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    private static Cloneable[] callCloneables() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return null;
    }

    private static Object make(String name) {
        switch (name) {
        case "null":
            return null;
        case "Object":
            return new Object();
        case "Base":
            return new Base();
        case "Derived":
            return new Derived();
        case "Other":
            return new Other();
        case "Level12":
            return new Levels.Level12();
        case "int[]":
            return new int[1];
        case "long[]":
            return new long[1];
        case "int[][]":
            return new int[1][1];
        case "Object[]":
            return new Object[1];
        case "Base[]":
            return new Base[1];
        case "Derived[]":
            return new Derived[1];
        case "Face[]":
            return new Face[1];
        case "Face[][]":
            return new Face[1][1];
        case "Derived[][]":
            return new Derived[1][1];
        case "Other[]":
            return new Other[1];
        default:
            throw new IllegalArgumentException(name);
        }
    }

    @Override
    public void run() {
        switch (type) {
        case "Object":
            got = callObject();
            break;
        case "Base":
            got = callBase();
            break;
        case "Derived":
            got = callDerived();
            break;
        case "Face":
            got = callFace();
            break;
        case "Cloneable":
            got = callCloneable();
            break;
        case "Level8":
            got = callLevel8();
            break;
        case "Level10":
            got = callLevel10();
            break;
        case "int[]":
            got = callInts();
            break;
        case "Object[]":
            got = callObjects();
            break;
        case "Base[]":
            got = callBases();
            break;
        case "Derived[]":
            got = callDeriveds();
            break;
        case "Face[]":
            got = callFaces();
            break;
        case "Object[][]":
            got = callObjectRows();
            break;
        case "Face[][]":
            got = callFaceRows();
            break;
        case "Cloneable[]":
            got = callCloneables();
            break;
        default:
            throw new IllegalArgumentException(type);
        }
    }

    private static void observe(String type, String name) {
        value = make(name);
        References caller = new References(type);
        Caught.observe(caller);
        Agent.say(caller.got == null ? "caller got null"
                : caller.got == value ? "caller got the value" : "caller got another object");
    }

    public static void main(String[] args) {
        if (args.length == 0) {
            Agent.probe(References.class);
            String[] names = variant.replace("-array", "[]").split("-for-");
            observe(names[1], names[0]);
        }
        for (int i = 0; i < args.length; i += 2) {
            Agent.say(args[i] + " method, value " + args[i + 1]);
            observe(args[i], args[i + 1]);
        }
    }
}
