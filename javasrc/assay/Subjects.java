// SPDX-License-Identifier: Apache-2.0
package assay;

/**
 * Things to call functions on: a class, a method, a field, and a thread that waits to enter a
 * synchronized block, so that its topmost frame is a Java method with a local variable of each kind;
 * or, as the argument says, one of another result than int.
 */
public final class Subjects {
    static int number = 42;
    private static volatile int entering;
    /** What the variables of a thread that waits to enter are used for, so that they are alive. */
    private static Object keptThis;
    private static Object keptLock;
    private static double keptSum;

    private Subjects() {
    }

    static int twice(int value) {
        return 2 * value;
    }

    int enter(int i, long l, float f, double d, Object lock) {
        entering++;
        synchronized (lock) {
            keptThis = this;
            keptLock = lock;
            keptSum = l + f + d;
            return i;
        }
    }

    static long enterLong(Object lock) {
        entering++;
        synchronized (lock) {
            return 1;
        }
    }

    static float enterFloat(Object lock) {
        entering++;
        synchronized (lock) {
            return 1;
        }
    }

    static double enterDouble(Object lock) {
        entering++;
        synchronized (lock) {
            return 1;
        }
    }

    static Object enterObject(Object lock) {
        entering++;
        synchronized (lock) {
            return lock;
        }
    }

    static void enterVoid(Object lock) {
        entering++;
        synchronized (lock) {
            number++;
        }
    }

    private static void enter(String result, Object lock) {
        switch (result) {
        case "long":
            enterLong(lock);
            break;
        case "float":
            enterFloat(lock);
            break;
        case "double":
            enterDouble(lock);
            break;
        case "object":
            enterObject(lock);
            break;
        case "void":
            enterVoid(lock);
            break;
        default:
            new Subjects().enter(1, 2L, 3F, 4D, lock);
        }
    }

    public static void main(String[] args) {
        Object lock = new Object();
        String result = args.length > 0 ? args[0] : "int";
        Thread worker = new Thread(() -> {
            // What the method needs is loaded before it waits, so it is blocked nowhere else.
            enter(result, new Object());
            enter(result, lock);
        }, "worker");
        worker.setDaemon(true);
        synchronized (lock) {
            worker.start();
            // The second time nothing but the block is left before it is blocked.
            while (entering < 2) {
                Thread.yield();
            }
            Await.state(worker, Thread.State.BLOCKED);
            Agent.probe(worker);
        }
    }
}
