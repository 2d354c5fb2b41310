// SPDX-License-Identifier: Apache-2.0
package explore;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.concurrent.locks.LockSupport;

/** A thread of a scenario, which does what the agent orders. */
final class Actor implements Runnable {
    static final int RETURN = 0;

    final int number;
    volatile boolean spin;
    volatile boolean spinning;
    volatile boolean parked;
    volatile int waitsFor = -1;
    int turns;
    private final Method reflected;
    private final Deeper deeper = Frames.INSTANCE;

    Actor(int number) throws ReflectiveOperationException {
        this.number = number;
        reflected = Frames.class.getDeclaredMethod("reflected", Actor.class, int.class, long.class,
            float.class, double.class, Object.class);
    }

    /** Waits for what to do: the code of an operation, and two numbers from 0 to 255. */
    static native long next(int number);

    /** Gives the agent the variables of a method that returns. */
    static native void left(int number, String method, int i, long l, float f, double d, Object o);

    static native void spun(int number, int result);

    static native void marked(int number, String version);

    static native void read(int number, int field, int value);

    /** Calls Frames.jni. */
    static native void bridge(Actor actor, int i, long l, float f, double d, Object o);

    @Override
    public void run() {
        long command;
        while ((command = next(number)) != RETURN) {
            perform(command);
        }
    }

    /** All in one method, so that each call has one frame of it above. */
    void perform(long command) {
        int first = (int) (command >> 8 & 0xff);
        int i = (int) (command >> 16 & 0xff);
        long l = i + (1L << 40);
        float f = i + 0.5f;
        double d = i + 0.25;
        Object o = Interpreter.OBJECTS[i % Interpreter.OBJECTS.length];
        try {
            switch ((int) (command & 0xff)) {
                case 1: Frames.plain(this, i, l, f, d, o); break;
                case 2: deeper.via(this, i, l, f, d, o); break;
                case 3: reflected.invoke(null, this, i, l, f, d, o); break;
                case 4: bridge(this, i, l, f, d, o); break;
                case 5: Frames.locked(this, i, l, f, d, o, Interpreter.MONITORS[first]); break;
                case 6: throw new Unwind(first);
                case 7:
                    waitsFor = first;
                    while (waitsFor >= 0) {
                        Interpreter.MONITORS[first].wait();
                    }
                    break;
                case 8:
                    Interpreter.stopWaiting(first);
                    Interpreter.MONITORS[first].notify();
                    break;
                case 9:
                    while (parked && !Thread.currentThread().isInterrupted()) {
                        LockSupport.park(this);
                    }
                    break;
                // Sleeps: what a thread that sleeps looks like is the question.
                case 10: Thread.sleep(Integer.MAX_VALUE); break;
                case 11: spun(number, Frames.spin(this, i)); break;
                case 12: marked(number, Target.mark()); break;
                case 13:
                    read(number, first,
                        first == 0 ? Target.staticField : Target.INSTANCE.instanceField);
                    break;
                case 14:
                    if (first == 0) {
                        Target.staticField = i;
                    } else {
                        Target.INSTANCE.instanceField = i;
                    }
                    break;
                case 15: OwnLoader.load(); break;
                case 16: Thread.interrupted(); break;
                default: throw new IllegalArgumentException("" + command);
            }
        } catch (InterruptedException e) {
            // The end of the sleep.
        } catch (Unwind unwind) {
            if (unwind.levels-- > 0) {
                throw unwind;
            }
        } catch (InvocationTargetException e) {
            Unwind unwind = (Unwind) e.getCause();
            if (unwind.levels-- > 0) {
                throw unwind;
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
