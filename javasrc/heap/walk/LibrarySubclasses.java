// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;

/**
 * Objects of classes of the library that a JVM knows by name, and of own subclasses of them: a SoftReference
 * and one of a subclass, the same of WeakReference, with a subclass of that, and of PhantomReference; a
 * thread, a class loader and an exception, of subclasses.
 */
final class LibrarySubclasses {
    private LibrarySubclasses() {
    }

    /** A soft reference. */
    private static final class Soft extends SoftReference<Object> {
        Soft(Object referent) {
            super(referent);
        }
    }

    /** A weak reference. */
    private static class Weak extends WeakReference<Object> {
        Weak(Object referent) {
            super(referent);
        }
    }

    /** A weak reference two levels below. */
    private static final class Weaker extends Weak {
        Weaker(Object referent) {
            super(referent);
        }
    }

    /** A phantom reference. */
    private static final class Phantom extends PhantomReference<Object> {
        Phantom(Object referent, ReferenceQueue<Object> queue) {
            super(referent, queue);
        }
    }

    /** A thread. */
    private static final class Worker extends Thread {
    }

    /** A class loader. */
    private static final class Loader extends ClassLoader {
    }

    /** An exception. */
    private static final class Failure extends Exception {
        private static final long serialVersionUID = 1L;
    }

    public static void main(String[] args) {
        Object referent = new Object();
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        Agent.probe(new Object[] {
            new SoftReference<>(referent), new Soft(referent),
            new WeakReference<>(referent), new Weak(referent), new Weaker(referent),
            new PhantomReference<>(referent, queue), new Phantom(referent, queue),
            new Worker(), new Loader(), new Failure(),
        });
    }
}
