// SPDX-License-Identifier: Apache-2.0
package event;

import assay.Agent;
import assay.Await;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * While the probe runs two threads cause events of all kinds again and again: they copy objects, load
 * a class by a loader of its own and call it by its interface, start a thread, contend for a monitor
 * and wait in it. They count what they compute otherwise than is right.
 */
public final class Causing implements Runnable, Cloneable {
    private static final Object LOCK = new Object();
    private static volatile boolean done;
    private static volatile int turns;
    private static byte[] dynamicBytes;
    private int number;
    private int wrong;

    /** What the class gives that is loaded anew each time. */
    public interface Source {
        int get(int n);
    }

    /** The class that is loaded anew each time. */
    public static final class Dynamic implements Source {
        @Override
        public int get(int n) {
            return 7 * n;
        }
    }

    private static final class Loader extends ClassLoader {
        Class<?> define() {
            return defineClass("event.Causing$Dynamic", dynamicBytes, 0, dynamicBytes.length);
        }
    }

    private static final class Passing extends Thread {
        private int result;

        @Override
        public void run() {
            result = 3;
        }
    }

    private static byte[] bytes() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (InputStream in = Causing.class.getResourceAsStream("Causing$Dynamic.class")) {
            for (int next = in.read(); next >= 0; next = in.read()) {
                out.write(next);
            }
        }
        return out.toByteArray();
    }

    private int compute(int n) throws ReflectiveOperationException, CloneNotSupportedException,
            InterruptedException {
        Source source = (Source) new Loader().define().getConstructor().newInstance();
        int sum = source.get(n);
        number = n;
        for (int i = 0; i < 20; i++) {
            sum += ((Causing) clone()).number + new int[] {n}.clone()[0];
        }
        Passing passing = new Passing();
        passing.start();
        synchronized (LOCK) {
            LOCK.wait(1);
            sum += n;
        }
        passing.join();
        return sum + passing.result;
    }

    @Override
    public void run() {
        try {
            for (int n = 0; !done; n = (n + 1) % 100) {
                if (compute(n) != 48 * n + 3) {
                    wrong++;
                }
                turns++;
            }
        } catch (Throwable e) {
            // Whatever ends a thread is wrong.
            wrong++;
        }
    }

    public static void main(String[] args) throws IOException {
        dynamicBytes = bytes();
        Causing[] causing = {new Causing(), new Causing()};
        Thread[] threads = {new Thread(causing[0]), new Thread(causing[1])};
        for (Thread thread : threads) {
            thread.start();
        }
        while (turns < 10) {
            Thread.yield();
        }
        Agent.probe(Causing.class);
        done = true;
        for (Thread thread : threads) {
            Await.end(thread);
        }
        Agent.say("wrong: " + (causing[0].wrong + causing[1].wrong));
    }
}
