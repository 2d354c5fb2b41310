// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import assay.Await;
import classfile.ClassFile;
import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;

/**
 * In each of eight class loaders four threads define the class DefinedRepeatedly at once, without a lock: the
 * loaders are capable of it. The class is then used.
 */
final class ConcurrentDefinitions extends Thread {
    private static final int THREADS = 4;
    private static final CyclicBarrier TOGETHER = new CyclicBarrier(THREADS);
    private static final Loader[] LOADERS = new Loader[8];
    private static final Set<Class<?>> DEFINED = ConcurrentHashMap.newKeySet();

    private final byte[] bytes;

    private ConcurrentDefinitions(byte[] bytes) {
        this.bytes = bytes;
    }

    /** A loader that several threads can use at once. */
    static final class Loader extends ClassLoader {
        static {
            registerAsParallelCapable();
        }

        Loader() {
            super(ConcurrentDefinitions.class.getClassLoader());
        }

        Class<?> define(byte[] bytes) {
            return defineClass("classes.DefinedRepeatedly", bytes, 0, bytes.length);
        }
    }

    @Override
    public void run() {
        try {
            for (Loader loader : LOADERS) {
                TOGETHER.await();
                try {
                    Class<?> defined = loader.define(bytes);
                    defined.getMethod("number").invoke(null);
                    DEFINED.add(defined);
                } catch (LinkageError e) {
                    // Another thread has defined it. A JVM may give its class instead.
                }
            }
        } catch (InterruptedException | BrokenBarrierException | ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = ClassFile.of("classes/DefinedRepeatedly").bytes();
        Thread[] threads = new Thread[THREADS];
        Agent.probe(null);
        for (int i = 0; i < LOADERS.length; i++) {
            LOADERS[i] = new Loader();
        }
        for (int i = 0; i < THREADS; i++) {
            threads[i] = new ConcurrentDefinitions(bytes);
            threads[i].start();
        }
        for (Thread thread : threads) {
            Await.end(thread);
        }
        Agent.say("classes: " + DEFINED.size());
    }
}
