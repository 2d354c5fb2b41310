// SPDX-License-Identifier: Apache-2.0
package explore;

import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Method;

/** The main thread of `assay explore`, which the agent leads through a scenario. */
final class Interpreter {
    static final Node[] OBJECTS = new Node[6];
    static final Object[] ARRAYS = new Object[4];
    static final Object[] MONITORS = new Object[3];
    static final Actor[] ACTORS = new Actor[4];
    static final Thread[] THREADS = new Thread[4];

    private static final Class<?>[] TYPES = {boolean.class, byte.class, char.class, short.class,
        int.class, long.class, float.class, double.class, Object.class};

    private Interpreter() {
    }

    /** Carries the scenario out. */
    private static native void run();

    static void create(int number, boolean virtual) throws ReflectiveOperationException {
        Actor actor = new Actor(number);
        String name = String.valueOf((char) ('A' + number));
        ACTORS[number] = actor;
        if (virtual) {
            Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
            Class<?> type = Class.forName("java.lang.Thread$Builder");
            builder = type.getMethod("name", String.class).invoke(builder, name);
            Method unstarted = type.getMethod("unstarted", Runnable.class);
            THREADS[number] = (Thread) unstarted.invoke(builder, actor);
        } else {
            THREADS[number] = new Thread(actor, name);
        }
    }

    static void start(int number) {
        THREADS[number].start();
    }

    /** As Thread.State has them. */
    static int state(int number) {
        return THREADS[number].getState().ordinal();
    }

    static boolean spinning(int number) {
        return ACTORS[number].spinning;
    }

    static void prepareSpin(int number, boolean spin) {
        ACTORS[number].spinning = false;
        ACTORS[number].spin = spin;
    }

    static void preparePark(int number) {
        ACTORS[number].parked = true;
    }

    static void unpark(int number) {
        ACTORS[number].parked = false;
        java.util.concurrent.locks.LockSupport.unpark(THREADS[number]);
    }

    static void stopWaiting(int monitor) {
        for (Actor actor : ACTORS) {
            if (actor != null && actor.waitsFor == monitor) {
                actor.waitsFor = -1;
            }
        }
    }

    /** The object, or none for a negative number, becomes what the field of the other refers to. */
    static void link(int from, int to) {
        OBJECTS[from].next = to < 0 ? null : object(to);
    }

    /** Of the objects, and the arrays behind them. */
    private static Object object(int number) {
        return number < OBJECTS.length ? OBJECTS[number] : ARRAYS[number - OBJECTS.length];
    }

    /** Makes an array of the length of the lower eight bits, and of the type of the others. */
    static void array(int number, int what) {
        ARRAYS[number] = Array.newInstance(TYPES[what >> 8], what & 0xff);
    }

    /** The number of the lower eight bits becomes the element of the index of the others. */
    static void put(int number, int what) {
        Object array = ARRAYS[number];
        int i = what >> 8;
        int n = what & 0xff;
        if (array instanceof boolean[]) {
            ((boolean[]) array)[i] = n % 2 == 1;
        } else if (array instanceof byte[]) {
            ((byte[]) array)[i] = (byte) -n;
        } else if (array instanceof char[]) {
            ((char[]) array)[i] = (char) (0x3000 + n);
        } else if (array instanceof short[]) {
            ((short[]) array)[i] = (short) (0x300 + n);
        } else if (array instanceof int[]) {
            ((int[]) array)[i] = n;
        } else if (array instanceof long[]) {
            ((long[]) array)[i] = n + (1L << 40);
        } else if (array instanceof float[]) {
            ((float[]) array)[i] = n + 0.5f;
        } else if (array instanceof double[]) {
            ((double[]) array)[i] = n + 0.25;
        } else {
            ((Object[]) array)[i] = object(n);
        }
    }

    /** The class file with another number behind each @. */
    static byte[] version(String name, int number) throws IOException {
        byte[] bytes = OwnLoader.read(name);
        for (int i = 1; i < bytes.length; i++) {
            if (bytes[i - 1] == '@' && bytes[i] == '1') {
                bytes[i] = (byte) ('0' + number);
            }
        }
        return bytes;
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < OBJECTS.length; i++) {
            OBJECTS[i] = new Node();
        }
        for (int i = 0; i < MONITORS.length; i++) {
            MONITORS[i] = new Object();
        }
        OwnLoader.prepare();
        Class.forName("explore.Frames");
        Class.forName("explore.Target");
        run();
    }
}
